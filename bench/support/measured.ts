/** A figure and its budget. */
export type Measured = {
  readonly name: string;
  readonly budget: string;
  readonly measured: string;
  readonly holds: boolean;
};
