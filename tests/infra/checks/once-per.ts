/** Returns a function that remembers the result for each thing. A test that breaks one bundle need not read the others again. */
export function oncePer<Thing, Found>(read: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new Map<Thing, Found>();
  return (thing) => {
    const found = known.get(thing) ?? read(thing);
    known.set(thing, found);
    return found;
  };
}
