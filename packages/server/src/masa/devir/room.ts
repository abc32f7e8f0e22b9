import type { devir as contract } from '@masabasi/core/masa/devir/contract';
import type { Room } from '../../room.ts';
import { IZIN_DEVRI } from './bildirim.ts';
import { devir as handlers } from './handlers.ts';
import { devirIsi } from './job.ts';
import { verilenleriBildir } from './kayit.ts';

export const devir: Room<typeof contract> = {
  handlers,
  isler: [devirIsi],
  bildirimler: [IZIN_DEVRI],
  izinVerildi: verilenleriBildir,
};
