"x.y"() {a = #hal.device.alias<"a", {}, [1]>} : () -> ()
// -----
"x.y"() {a = #hal.device.target<"a", {}, {}>} : () -> ()
// -----
"x.y"() {a = #hal.device.alias<"x"[a]>} : () -> ()
// -----
"x.y"() {a = #hal.device.affinity<@a, [0] >} : () -> ()
// -----
"x.y"() {a = #hal.device.topology<links = [(@a -> @b = {unified_memory = true transparent_access = true})]>} : () -> ()
// -----
"x.y"() {a = #hal.device.topology<links = [(@a -> @b = {unified_memory true})]>} : () -> ()
// -----
"x.y"() {a = #hal.device.topology<links = [(@a -> @b::@c = {})]>} : () -> ()
// -----
"x.y"() {a = #hal.device.topology<links = [#hal<device.link(@a -> @b = {})>]>} : () -> ()
// -----
"x.y"() {a = #hal.device.topology<links = [(@a -> @b = {unified_memory = true,})]>} : () -> ()
// -----
