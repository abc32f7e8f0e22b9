import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GORUSME_DURUMLARI, GORUSME_SURECI, type GorusmeDurumu, gorusmeDurumHatalari } from '../gorusme/rules.ts';
import { gecisler } from '../../platform/process/surec.ts';
import { takvimHatasi } from '../../platform/time/takvim.ts';
import { ayEkle, gunEkle, gunFarki, haftaGunu } from '../../platform/time/tarih.ts';
import { ayinHaftalari, PANO_DURUMLARI, panoHamlesi, panoHamleleri, sozIster } from './rules.ts';

const kart = (DurumAnahtar: GorusmeDurumu, AtananId: number | null = DurumAnahtar === 'yeni' ? null : 1) => ({
  DurumAnahtar,
  AtananId,
  YenidenAcilir: true,
});
const CAGIRANLAR = {
  atanan: { Id: 1, dagitir: false },
  dagitan: { Id: 2, dagitir: true },
  baskasi: { Id: 3, dagitir: false },
};
const ad = (d: GorusmeDurumu) => d;

describe('a card of the board', () => {
  test.each<[keyof typeof CAGIRANLAR, string]>([
    [
      'atanan',
      `yeni: atandi=ustlen
       atandi: islemde=dogrudan cozuldu=sozle iptal=sozle
       islemde: musteri=sozle yazilim=sozle cozuldu=sozle iptal=sozle
       musteri: islemde=dogrudan yazilim=sozle cozuldu=sozle iptal=sozle
       yazilim: islemde=dogrudan musteri=sozle cozuldu=sozle iptal=sozle
       cozuldu: kapandi=dogrudan islemde=sozle`,
    ],
    [
      'dagitan',
      `yeni: atandi=ver iptal=sozle
       atandi: islemde=dogrudan cozuldu=sozle iptal=sozle
       islemde: musteri=sozle yazilim=sozle cozuldu=sozle iptal=sozle
       musteri: islemde=dogrudan yazilim=sozle cozuldu=sozle iptal=sozle
       yazilim: islemde=dogrudan musteri=sozle cozuldu=sozle iptal=sozle
       cozuldu: kapandi=dogrudan islemde=sozle`,
    ],
    [
      'baskasi',
      `yeni: atandi=ustlen
       atandi:
       islemde:
       musteri:
       yazilim:
       cozuldu: kapandi=dogrudan islemde=sozle`,
    ],
  ])('goes to the right state when moved by %s', (kim, beklenen) => {
    const satirlar = PANO_DURUMLARI.map((durum) =>
      [`${durum}:`, ...panoHamleleri(kart(durum), CAGIRANLAR[kim], ad).map((h) => `${h.nereye}=${h.yol}`)].join(' '),
    );
    expect(satirlar).toEqual(beklenen.split('\n').map((s) => s.trim()));
  });

  test('makes only moves of its state machine, and gives the reason for a refusal', () => {
    for (const nereden of PANO_DURUMLARI)
      for (const nereye of PANO_DURUMLARI)
        for (const cagiran of Object.values(CAGIRANLAR)) {
          const { engel } = panoHamlesi(kart(nereden), nereye, cagiran, ad);
          const gecer = gecisler(GORUSME_SURECI, kart(nereden), cagiran).some((g) => g.nereye === nereye);
          expect([nereden, nereye, engel === null], String(engel)).toEqual([nereden, nereye, gecer]);
          if (engel !== null) expect(engel).toMatch(/\.$/);
        }
  });

  test('asks for words exactly when the form requires them', () => {
    for (const nereye of GORUSME_DURUMLARI)
      expect([nereye, sozIster('islemde', nereye)]).toEqual([
        nereye,
        Object.keys(gorusmeDurumHatalari({ Durum: nereye, Aciklama: '', Cozum: '' }, false)).length > 0,
      ]);
    expect(sozIster('cozuldu', 'islemde')).toBe(true);
  });
});

describe('the calendar', () => {
  test.each([
    ['2026-11-24', '2026-10-26', '2026-12-06'],
    ['2027-02-01', '2027-02-01', '2027-02-28'],
    ['2026-08-31', '2026-07-27', '2026-09-06'],
  ])('shows the month of %s from %s to %s', (gun, ilk, son) => {
    expect(ayinHaftalari(gun)).toEqual({ ilk, son });
  });

  test('every month fits into whole weeks that the server shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 27 }), (ay, n) => {
        const gun = gunEkle(ayEkle('2000-01-01', ay), n);
        const { ilk, son } = ayinHaftalari(gun);
        expect([haftaGunu(ilk), haftaGunu(son), (gunFarki(ilk, son) + 1) % 7]).toEqual([1, 7, 0]);
        expect(ilk <= gun && gun <= son).toBe(true);
        expect(takvimHatasi(ilk, son, 'görüşmeleri')).toBeNull();
      }),
    );
  });

  test('shows at most six weeks, and refuses an end before the start', () => {
    const hata = 'Son gün ilk günden önce olamaz; bir kez en çok 42 günün görüşmeleri gösterilir.';
    for (const son of [gunEkle('2026-11-02', 42), '2026-11-01'])
      expect(takvimHatasi('2026-11-02', son, 'görüşmeleri')).toBe(hata);
    expect(takvimHatasi('2026-11-02', gunEkle('2026-11-02', 41), 'görüşmeleri')).toBeNull();
  });
});
