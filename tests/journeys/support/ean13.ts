/** Bars of a digit in the odd code of the left half. Source: GS1 General Specifications, section 5.2 */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Positions on the left with even parity, by the first digit. */
const EVEN_PLACES = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'].map(
  (places) => new Set([...places].map(Number)),
);

const inverted = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const reversed = (bars: string) => [...bars].toReversed().join('');

/** Returns the modules of an EAN-13, 1 for dark ones, with the quiet zones beside it. */
function modulesOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const left = digits.slice(0, 6).map((digit, place) => {
    const right = inverted(ODD[digit] ?? '');
    return EVEN_PLACES[first]?.has(place) ? reversed(right) : (ODD[digit] ?? '');
  });
  const right = digits.slice(6).map((digit) => inverted(ODD[digit] ?? ''));
  const quiet = '0'.repeat(11);
  return `${quiet}101${left.join('')}01010${right.join('')}101${quiet}`;
}

/** Draws an EAN-13 as an SVG on white. */
export function drawEan13(code: string): string {
  const modules = modulesOf(code);
  const bars = [...modules].map((module, at) =>
    module === '1' ? `<rect x="${at * 4 + 40}" y="120" width="4" height="240"/>` : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="white"/>${bars.join('')}</svg>`;
}
