import type { Contract } from '@masabasi/core/contract';
import { aktarim } from './aktarim/handlers.ts';
import { anasayfa } from './anasayfa/handlers.ts';
import { belge } from './belge/handlers.ts';
import { birlestirme } from './birlestirme/handlers.ts';
import { demo } from './demo/handlers.ts';
import { denetim } from './denetim/handlers.ts';
import { departman } from './departman/handlers.ts';
import { duyuru } from './duyuru/handlers.ts';
import { hakedis } from './hakedis/handlers.ts';
import type { Handlers } from './http/context.ts';
import { ikiAdim } from './ikiAdim/handlers.ts';
import { izin } from './izin/handlers.ts';
import { kurulum } from './kurulum/handlers.ts';
import { kvkk } from './kvkk/handlers.ts';
import { lisans } from './lisans/handlers.ts';
import { mola } from './mola/handlers.ts';
import { oturum } from './oturum/handlers.ts';
import { personel } from './personel/handlers.ts';
import { posta } from './posta/handlers.ts';
import { rol } from './rol/handlers.ts';
import { talep } from './talep/handlers.ts';
import { musteri } from './musteri/handlers.ts';
import { proje } from './proje/handlers.ts';
import { sistem } from './sistem/handlers.ts';
import { suzgec } from './suzgec/handlers.ts';
import { tanim } from './tanim/handlers.ts';
import { tatil } from './tatil/handlers.ts';

/** One line a room; an endpoint of the contract without a handler does not compile. */
export const handlers: { readonly [Oda in keyof Contract]: Handlers<Contract[Oda]> } = {
  aktarim,
  anasayfa,
  belge,
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
