import fc from "fast-check";

// Where changes are accepted a property is tried on the same cases each time, so that a red run can be repeated; on a
// developer's machine each run tries others.
if (process.env["CI"] !== undefined) fc.configureGlobal({ seed: 20_261_130 });
