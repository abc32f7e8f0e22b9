import type { aktarim as contract } from '@masabasi/core/musteri/aktarim/contract';
import type { Room } from '../../room.ts';
import { aktarim as handlers } from './handlers.ts';
import { aktarimIsi, aktarimTemizligi } from './job.ts';

export const aktarim: Room<typeof contract> = {
  handlers,
  isler: [aktarimIsi, aktarimTemizligi],
  musteriBagi: { satirlar: { musteri_aktarim_satir: 'aktarım satırı' } },
};
