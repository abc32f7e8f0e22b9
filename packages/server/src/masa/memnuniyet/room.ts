import type { memnuniyet as contract } from '@masabasi/core/masa/memnuniyet/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { DUSUK_PUAN } from './bildirim.ts';
import { memnuniyet as handlers } from './handlers.ts';
import { yokEt } from './imha.ts';
import { memnuniyetIsi } from './job.ts';
import { bekleyenler } from './queries.ts';
import { sayfalar } from './sayfalar.ts';
import { veri } from './veri.ts';

export const memnuniyet: Room<typeof contract> = {
  handlers,
  veri,
  isler: [memnuniyetIsi],
  bildirimler: [DUSUK_PUAN],
  acikSayfalar: sayfalar,
  // The event only says that there is news; readers ask for the survey requests of their products.
  olaylar: { memnuniyet: duyurulur(() => true) },
  bekleyenler: {
    tables: ['memnuniyet', 'memnuniyet_izleme', 'musteri', 'musteri_proje'],
    oku: ({ db, ben, urunler }, enCok) => bekleyenler(db, ben, urunler, enCok),
    cumle: (adet) => `İlgilenmenizi bekleyen ${adet} düşük anket puanı var.`,
    yol: SAYFA.memnuniyet[0],
    suzgec: (ben) => (ben.ayricalikli ? 'sekme=ilgim' : 'sekme=dusuk'),
  },
  musteriBagi: { satirlar: { memnuniyet: 'anket' }, yokEt },
};
