import type { tutanak as contract } from '@masabasi/core/is/tutanak/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { tutanak as handlers } from './handlers.ts';
import { tutanakIsi } from './job.ts';

export const tutanak: Room<typeof contract> = {
  handlers,
  isler: [tutanakIsi],
  anonim: kisiyleSilinen('tutanak_orada'),
  // An event names its receiver, a person who has these minutes open.
  olaylar: { tutanak: duyurulur((ben, olay) => olay.kisi_id === ben.Id) },
};
