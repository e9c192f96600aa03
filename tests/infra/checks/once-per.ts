/** Returns a function that reads the same thing once: of a broken deployment, all bundles but one are as before. */
export function oncePer<Thing, Found>(read: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new Map<Thing, Found>();
  return (thing) => {
    const found = known.get(thing) ?? read(thing);
    known.set(thing, found);
    return found;
  };
}
