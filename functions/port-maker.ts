import type { WithRights } from './rights.ts';

/**
 * Makes a port, and names the rights that the port needs: those of a Lambda are those of the ports that it uses.
 * Ports are made one by one, so that a bundle holds only the SDKs of the ports that its handler names. Where a handler
 * only reads, it uses a `…Reader`, which needs fewer rights than the whole port.
 */
export type PortMaker<Port = unknown> = (() => Port) & WithRights;

export type PortMakers = Readonly<Record<string, PortMaker>>;

/** Ports by their makers. A port may have fewer methods than core's type if the handler needs no more. */
export type PortsOf<Makers extends PortMakers> = {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};
