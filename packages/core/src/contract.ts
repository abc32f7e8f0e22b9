import { aktarim } from './aktarim/contract.ts';
import { anasayfa } from './anasayfa/contract.ts';
import { apiBelgesi } from './apiBelgesi/contract.ts';
import { birlestirme } from './birlestirme/contract.ts';
import { demo } from './demo/contract.ts';
import { denetim } from './denetim/contract.ts';
import { departman } from './departman/contract.ts';
import { duyuru } from './duyuru/contract.ts';
import type { Endpoint } from './endpoint.ts';
import { hakedis } from './hakedis/contract.ts';
import { ikiAdim } from './ikiAdim/contract.ts';
import { izin } from './izin/contract.ts';
import { kurulum } from './kurulum/contract.ts';
import { kvkk } from './kvkk/contract.ts';
import { lisans } from './lisans/contract.ts';
import { type ListeUcu, listeUcuMu } from './listeUcu.ts';
import { mola } from './mola/contract.ts';
import { oturum } from './oturum/contract.ts';
import { personel } from './personel/contract.ts';
import { posta } from './posta/contract.ts';
import { rol } from './rol/contract.ts';
import { talep } from './talep/contract.ts';
import { musteri } from './musteri/contract.ts';
import { proje } from './proje/contract.ts';
import { sistem } from './sistem/contract.ts';
import { suzgec } from './suzgec/contract.ts';
import { tanim } from './tanim/contract.ts';
import { tatil } from './tatil/contract.ts';

/** Every call of the product, by room. One line a room; a room without its handlers does not compile. */
export const contract = {
  aktarim,
  anasayfa,
  apiBelgesi,
  birlestirme,
  demo,
  denetim,
  departman,
  duyuru,
  hakedis,
  ikiAdim,
  izin,
  kurulum,
  kvkk,
  lisans,
  mola,
  oturum,
  personel,
  posta,
  rol,
  talep,
  musteri,
  proje,
  sistem,
  suzgec,
  tanim,
  tatil,
};
export type Contract = typeof contract;

/** The contract as a flat list, for walking: tests, the API document, the mount. */
export const endpoints: readonly { readonly room: string; readonly name: string; readonly endpoint: Endpoint }[] =
  Object.entries(contract).flatMap(([room, e]) =>
    Object.entries(e).map(([name, endpoint]) => ({ room, name, endpoint: endpoint as Endpoint })),
  );

/** The endpoint of each list, by the list's name. */
export const listeler: ReadonlyMap<string, ListeUcu> = new Map(
  endpoints
    .map(({ endpoint }) => endpoint)
    .filter(listeUcuMu)
    .map((e) => [e.liste.ad, e]),
);
