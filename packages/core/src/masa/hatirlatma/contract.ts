import { z } from 'zod';
import { kimlik, metin, saat, tarih } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';

/** A reminder: one for each person and ticket. */

const hatirlatmaSatiri = z.strictObject({
  GorusmeId: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Zaman: z.string(),
  Aciklama: z.string(),
});
export type HatirlatmaSatiri = z.infer<typeof hatirlatmaSatiri>;

export const hatirlatma = under('/islemler/musterigorusme', {
  hatirlatmalarim: post({
    konu: ['hatirlatma', 'gorusme'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: bos,
    response: yanit({
      /** The earliest first, at most 100. */
      hatirlatmalar: z.array(hatirlatmaSatiri),
    }),
    ozet: 'Kişinin görüşmeler için kurduğu hatırlatmalar, yakından uzağa.',
  }),
  hatirlatmaSecenekleri: post({
    // The suggestions depend on the time of the request.
    konu: [],
    access: sayfa(SAYFA.gorusme, signedIn),
    request: bos,
    response: yanit({ secenekler: z.array(z.strictObject({ Ad: z.string(), Zaman: z.string() })) }),
    ozet: 'Hatırlatma için sunulan zamanlar; çalışılmayan günler sonraki iş gününe kayar.',
  }),
  hatirlatmaKaydet: post({
    degistirir: ['hatirlatma'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ GorusmeId: kimlik, Gun: tarih, Saat: saat, Aciklama: metin(500).default('') }),
    response: yanit({ Zaman: z.string() }),
    ozet: 'Görüşme için kişinin hatırlatmasını kurar ya da başka bir zamana taşır.',
    denetim: 'Hatırlatma kuruldu',
  }),
  hatirlatmaSil: post({
    degistirir: ['hatirlatma'],
    access: sayfa(SAYFA.gorusme, signedIn),
    request: z.strictObject({ GorusmeId: kimlik }),
    response: yanit({}),
    ozet: 'Kişinin görüşme için kurduğu hatırlatmayı kaldırır.',
    denetim: 'Hatırlatma kaldırıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const hatirlatmaSozleri = {
  alanlar: { Zaman: 'Zaman' },
} as const;
