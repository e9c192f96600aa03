/** Formats a number in a key: 16 digits, so that keys sort as numbers do. */
export const digitsOf = (number: number): string => String(number).padStart(16, '0');
