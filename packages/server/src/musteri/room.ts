import type { musteri as contract } from '@masabasi/core/musteri/contract';
import type { Room } from '../room.ts';
import { musteri as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const musteri: Room<typeof contract> = {
  handlers,
  ornek,
  musteriBagi: { satirlar: { hareket_musteri: 'zaman çizelgesi satırı', musteri_proje: 'ürün' } },
};
