import type { birlestirme as contract } from '@masabasi/core/birlestirme/contract';
import type { Room } from '../room.ts';
import { birlestirme as handlers } from './handlers.ts';
import { birlesmeTemizligi } from './job.ts';

export const birlestirme: Room<typeof contract> = {
  handlers,
  isler: [birlesmeTemizligi],
  musteriBagi: { satirlar: { musteri: 'daha önce birleştirilmiş kart' } },
};
