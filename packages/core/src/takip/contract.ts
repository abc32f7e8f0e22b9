import { z } from 'zod';
import { kimlik } from '../alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { EN_COK_ANILAN, TAKIP_HALLERI } from './rules.ts';

/** Who hears of a contact without it being theirs: those who follow it, and those who are called in a note. */

const kisi = z.strictObject({ Id: z.int(), Ad: z.string() });
const hal = z.enum(TAKIP_HALLERI, { error: 'takipte değil (yok), takipte (acik) ya da sessiz olmalı' });

/** Those who are called in a line, as they are called there. */
export const anilanlar = z.array(kisi);
/** Whom a new note calls. */
export const anilacaklar = z.array(kimlik).max(EN_COK_ANILAN, `en fazla ${EN_COK_ANILAN} kişi anılabilir`).default([]);
/** Who follows a contact, and how the reader stands to it. */
export const takip = z.strictObject({ takipciler: z.array(kisi), benim: hal });
export type Takip = z.infer<typeof takip>;

/** The calls of the desk about both. */
export const takipUclari = {
  takipGuncelle: post({
    path: '/islemler/musterigorusme/takipGuncelle',
    effect: 'write',
    degistirir: ['gorusme'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Hal: hal }),
    response: yanit({}),
    ozet: 'Kişinin bir görüşmeyi takibi: alır, sessize alır ya da bırakır.',
  }),
  anilabilecekler: post({
    path: '/islemler/musterigorusme/anilabilecekler',
    effect: 'read',
    konu: ['personel', 'proje', 'gorusme'],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ kisiler: z.array(kisi.extend({ Departman: z.string() })) }),
    ozet: 'Bir görüşmenin iç notunda anılabilecek kişiler: onu görebilen çalışanlar.',
  }),
};
