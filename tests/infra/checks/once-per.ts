/**
 * Returns a function that caches its result for each argument, so that a test that breaks one bundle does not read all
 * others again.
 */
export function oncePer<Thing, Found>(read: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new Map<Thing, Found>();
  return (thing) => {
    const found = known.get(thing) ?? read(thing);
    known.set(thing, found);
    return found;
  };
}
