import { ACIK_AYDINLATMA, type Blok, metinBloklari, yerTutuculariYaz } from '@masabasi/core/kisi/kvkk/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { AcikSayfa } from '../../platform/http/publicPages.ts';
import { degerler, musteriMetni } from './queries.ts';

const blok = (b: Blok): string =>
  b.tur === 'liste'
    ? `<ul>${b.maddeler.map((m) => `<li>${kacir(m)}</li>`).join('')}</ul>`
    : b.tur === 'baslik'
      ? `<h2>${kacir(b.metin)}</h2>`
      : `<p>${kacir(b.metin)}</p>`;

/** The notice of article 10 for customers and other people who write to the company. */
export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: ACIK_AYDINLATMA,
    hiz: { adet: 60, saniye: 300 },
    gomulur: false,
    async yaz({ db }) {
      const [{ metin, zaman }, d] = await Promise.all([musteriMetni(db), degerler(db)]);
      const bloklar = metinBloklari(yerTutuculariYaz(metin, d)).map(blok).join('\n');
      const govde = `${bloklar}\n<p class="not">Yürürlüğe girdiği gün: ${tarihYaz(istanbulGunu(zaman))}</p>`;
      return { durum: 200, html: acikSayfa({ baslik: 'Aydınlatma Metni', sirket: d['sirket'] || 'Destek', govde }) };
    },
  },
];
