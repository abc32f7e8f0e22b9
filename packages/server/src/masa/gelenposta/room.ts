import type { gelenposta as contract } from '@masabasi/core/masa/gelenposta/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { POSTA_YANITI } from './bildirim.ts';
import { gelenposta as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { gelenPostaIsi } from './job.ts';
import { veri } from './veri.ts';

export const gelenposta: Room<typeof contract> = {
  handlers,
  veri,
  imha,
  anonim,
  isler: [gelenPostaIsi],
  bildirimler: [POSTA_YANITI],
  // The event only says that there is news; readers ask for it.
  olaylar: { gelenposta: duyurulur(() => true) },
};
