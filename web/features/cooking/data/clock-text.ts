/** Formats a duration, rounded up to seconds: "4:05", "1:20:00". */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');
