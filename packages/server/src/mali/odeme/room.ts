import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import type { Room } from '../../room.ts';
import { FATURA_ODENDI, ODEME_UYARISI } from './bildirim.ts';
import { odeme as handlers } from './handlers.ts';
import { geriAlmaIsi } from './iade.ts';
import { mutabakatIsi } from './job.ts';
import { kapilar } from './kapi.ts';
import { sayfalar } from './sayfalar.ts';

export const odeme: Room<typeof contract> = {
  handlers,
  isler: [mutabakatIsi, geriAlmaIsi],
  bildirimler: [ODEME_UYARISI, FATURA_ODENDI],
  kapilar,
  acikSayfalar: sayfalar,
};
