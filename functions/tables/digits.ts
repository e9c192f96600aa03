/** Formats a number for a key: with 16 digits, keys sort like numbers. */
export const digitsOf = (number: number): string => String(number).padStart(16, '0');
