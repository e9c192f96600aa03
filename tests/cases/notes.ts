/** Notes that people write beside a food. None of them changes the food. */
export const NOTES: readonly string[] = `
vegan works too
vegan
or without
or vegan
gluten free works too
gluten-free if you like
dairy free is fine
a vegan version works with oat drink
use a plant-based one if you prefer
lactose-free for Anna
vegetarian brands exist
nut-free for school
egg-free also works
alcohol-free also possible
free from the health shop
without works as well
can be left out
non-dairy is okay too
instead of margarine
as a substitute for lard
halal if you can get it
can be soaked overnight
cut fat off
soy-free, fish-free, whatever you need
made from oats, rice and love
roses are red, vegan is blue
vegan geht auch
oder vegan
oder ohne
glutenfrei geht auch
glutenfrei
laktosefrei
statt Butter Margarine
statt Ei auch Ei-Ersatz
pflanzlich schmeckt es auch
vegetarisch, wer mag
ohne geht auch
wer keine Nüsse mag, nimmt nussfreie
alkoholfrei für die Kinder
von Alnatura, vegan erhältlich
frei von Zusätzen
im Haus ist keine Maus, lass alles raus
aus Hafer, Zucker und Öl
bio, vom Markt, gekauft, gezüchtet
`
  .trim()
  .split('\n');
