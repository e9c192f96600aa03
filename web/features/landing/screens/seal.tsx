/** Number and radius of the half circles that form the edge, in a square of 100. */
const LOBES = 16;
const RING = 41;

/** Text on a scalloped seal. */
export const Seal = ({ children }: { children: string }) => (
  <div
    lang="en"
    className="relative isolate -mt-24 grid size-[min(9.5rem,80vw)] -rotate-8 place-items-center text-on-saffron-paper"
  >
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 -z-10 drop-shadow-seal">
      <path d={edge()} className="fill-saffron-paper" />
      <circle r="37.5" className="fill-none stroke-current stroke-[0.75]" strokeDasharray="1.5 2.5" />
    </svg>
    <span className="w-min font-title text-[1.0625rem] leading-[1.1] font-semibold">{children}</span>
  </div>
);

function edge(): string {
  const points = Array.from({ length: LOBES }, (_, lobe) => {
    const angle = (lobe / LOBES) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)].map((each) => (each * RING).toFixed(2)).join(' ');
  });
  const radius = (RING * Math.sin(Math.PI / LOBES)).toFixed(2);
  return `M${points.at(-1)}${points.map((point) => `A${radius} ${radius} 0 0 1 ${point}`).join('')}Z`;
}
