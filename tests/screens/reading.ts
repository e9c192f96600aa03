/** Answer of the server to a link that was read, with every kind of doubt. */
export const READING = {
  recipe: {
    title: 'Plum cake',
    servings: 12,
    language: 'en',
    tags: [],
    ingredients: ['250 g flour', 'some butter for the tray', '1 kg damsons or plums', '2 tbsp stardust'],
    instructions: ['Bake it.'],
    sections: [
      { name: 'Dough', ingredients: ['250 g flour', 'some butter for the tray'], instructions: ['Bake it.'] },
      { name: 'Topping', ingredients: ['1 kg damsons or plums', '2 tbsp stardust'], instructions: [] },
    ],
    nutrition: { calories: 100, protein: 1, carbs: 1, fat: 1, fiber: 1 },
    range: {
      least: { calories: 90, protein: 1, carbs: 1, fat: 1, fiber: 1 },
      most: { calories: 110, protein: 1, carbs: 1, fat: 1, fiber: 1 },
    },
    origin: { type: 'imported', url: 'https://example.org/cake', site: 'example.org', author: 'Lena Hofer' },
  },
  unsure: [
    { line: 1, why: 'no-amount' },
    { line: 2, why: 'which-food' },
    { line: 3, why: 'unknown-food' },
  ],
  contains: [{ word: 'flour', reason: 'gluten' }],
};
