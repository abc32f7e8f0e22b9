import type { kvkk as contract } from '@masabasi/core/kisi/kvkk/contract';
import type { Room } from '../../room.ts';
import { kvkk as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { saklamaIsi } from './job.ts';
import { sayfalar } from './sayfalar.ts';
import { veri } from './veri.ts';

export const kvkk: Room<typeof contract> = {
  handlers,
  acikSayfalar: sayfalar,
  veri,
  imha,
  anonim,
  isler: [saklamaIsi],
};
