import { z } from 'zod';
import { kimlik, secenek, byId } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { EN_COK_ANILAN, TAKIP_HALLERI } from './rules.ts';

/** People informed about a ticket that is not theirs: followers, and people mentioned in a note. */

const hal = z.enum(TAKIP_HALLERI, { error: 'takipte değil (yok), takipte (acik) ya da sessiz olmalı' });

/** People mentioned in a line. */
export const anilanlar = z.array(secenek);
/** People to mention in a new note. */
export const anilacaklar = z.array(kimlik).max(EN_COK_ANILAN, `en fazla ${EN_COK_ANILAN} kişi anılabilir`).default([]);
/** Followers of a ticket, and the reader's own state. */
export const takip = z.strictObject({ takipciler: z.array(secenek), benim: hal });
export type Takip = z.infer<typeof takip>;

/** Calls about followers and mentions. */
export const takipUclari = under('/islemler/musterigorusme', {
  takipGuncelle: post({
    degistirir: ['gorusme'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Hal: hal }),
    response: yanit({}),
    ozet: 'Kişinin bir görüşmeyi takibi: alır, sessize alır ya da bırakır.',
    denetim: 'Görüşmenin takibi değişti',
  }),
  anilabilecekler: post({
    konu: ['personel', 'proje', 'gorusme'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: byId,
    response: yanit({ kisiler: z.array(secenek.extend({ Departman: z.string() })) }),
    ozet: 'Bir görüşmenin iç notunda anılabilecek kişiler: onu görebilen çalışanlar.',
  }),
});
