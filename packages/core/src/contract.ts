import type { Endpoint } from './platform/call/endpoint.ts';
import { type ListeUcu, listeUcuMu } from './platform/list/listeUcu.ts';
import { contract } from './rooms.ts';

export { contract };
export type Contract = typeof contract;

type KonusuOf<Uc> = Uc extends { readonly konu?: readonly (infer K)[] } ? K : never;
type OdaKonulari<Oda> = { [Uc in keyof Oda]: KonusuOf<Oda[Uc]> }[keyof Oda];
/** Every topic that a call names: reads show topics, writes change them (decision 0037). */
export type Konu = { [Oda in keyof Contract]: OdaKonulari<Contract[Oda]> }[keyof Contract];

/** The contract as a flat list, for walking: tests, the API document, the mount. */
export const endpoints: readonly { readonly room: string; readonly name: string; readonly endpoint: Endpoint }[] =
  Object.entries(contract).flatMap(([room, e]) =>
    Object.entries(e).map(([name, endpoint]) => ({ room, name, endpoint: endpoint as Endpoint })),
  );

/** Endpoint of each list, by the list's name. */
export const listeler: ReadonlyMap<string, ListeUcu> = /* @__PURE__ */ (() =>
  new Map(
    endpoints
      .map(({ endpoint }) => endpoint)
      .filter(listeUcuMu)
      .map((e) => [e.liste.ad, e]),
  ))();
