import type { oturum as contract } from '@masabasi/core/kisi/oturum/contract';
import type { Room } from '../../room.ts';
import { oturum as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { veri } from './veri.ts';

export const oturum: Room<typeof contract> = {
  handlers,
  veri,
  imha,
  anonim,
};
