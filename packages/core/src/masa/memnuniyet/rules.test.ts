import { describe, expect, it, test } from 'vitest';
import {
  anketKodu,
  aramaHatalari,
  denemeEngeli,
  elleSormaEngeli,
  izlemeHatalari,
  KENDI_ANKETI,
  orneklemde,
  sessizlikEngeli,
  sorabilir,
  sorulacakKanal,
} from './rules.ts';

const BEN = { Id: 7 };

describe('the choice of people and channel', () => {
  it('nobody sends a survey about their own work', () => {
    expect([7, 8, null].map((PersonelId) => sorabilir({ PersonelId }, BEN))).toEqual([false, true, true]);
  });

  test.each([
    ['a mail if there is an address', { Eposta: 'a@b.c', Telefon: '5' }, true, 'eposta'],
    ['a call if mails are not wanted', { Eposta: 'a@b.c', Telefon: '5', EpostaOnayi: 'Ret' }, true, 'telefon'],
    ['a call if the server has no public address', { Eposta: 'a@b.c', Telefon: '5' }, false, 'telefon'],
    [
      'nothing if neither is wanted',
      { Eposta: 'a@b.c', Telefon: '5', EpostaOnayi: 'Ret', AramaOnayi: 'Ret' },
      true,
      null,
    ],
    ['nothing without address and telephone', {}, true, null],
  ] as const)('%s', (_, u, baglanti, kanal) => {
    expect(sorulacakKanal({ Eposta: null, Telefon: null, EpostaOnayi: null, AramaOnayi: null, ...u }, baglanti)).toBe(
      kanal,
    );
  });

  it('allows three calls at most', () => {
    expect([0, 2, 3].map((DenemeSayi) => denemeEngeli({ DenemeSayi }) === null)).toEqual([true, true, false]);
  });

  it('a sample has about its share, all or none at the ends, and is always the same', () => {
    const kac = (yuzde: number) =>
      Array.from({ length: 10_000 }, (_, i) => i).filter((i) => orneklemde(i, yuzde)).length;
    expect([kac(0), kac(100)]).toEqual([0, 10_000]);
    for (const yuzde of [10, 25, 50, 90]) expect(Math.abs(kac(yuzde) - yuzde * 100)).toBeLessThan(100);
  });
});

describe('by hand', () => {
  test.each([
    [{ Gitti: true, Gorusme: null }, 'Ayrılan müşteriye anket sorulmaz.'],
    [{ Gitti: false, Gorusme: null }, null],
    [{ Gitti: false, Gorusme: { Kapali: false, PersonelId: 8 } }, 'Anket, görüşme kapandıktan sonra sorulur.'],
    [{ Gitti: false, Gorusme: { Kapali: true, PersonelId: 7 } }, KENDI_ANKETI],
    [{ Gitti: false, Gorusme: { Kapali: true, PersonelId: 8 } }, null],
    [{ Gitti: false, Gorusme: { Kapali: true, PersonelId: null } }, null],
  ])('%j', (n, engel) => {
    expect(elleSormaEngeli(n, BEN)).toBe(engel);
  });

  it('the quiet days end on their last day', () => {
    expect(sessizlikEngeli(30, null, '2026-11-20')).toBeNull();
    expect(sessizlikEngeli(30, '2026-10-21', '2026-11-20')).toBeNull();
    expect(sessizlikEngeli(30, '2026-10-22', '2026-11-20')).toContain('21.11.2026 gününden önce');
    expect(sessizlikEngeli(0, '2026-11-20', '2026-11-20')).toBeNull();
  });
});

describe('required texts', () => {
  it('a cancelled call needs a reason, and a low score needs the action and the answer to the customer', () => {
    expect(aramaHatalari({ Sonuc: 'iptal', Aciklama: 'kısa' })).toHaveProperty('Aciklama');
    expect(aramaHatalari({ Sonuc: 'reddetti', Aciklama: '' })).toEqual({});
    expect(Object.keys(izlemeHatalari({ Yapilan: 'yapıldı', Musteriye: '          ' }))).toEqual([
      'Yapilan',
      'Musteriye',
    ]);
    expect(izlemeHatalari({ Yapilan: 'Ayar düzeltildi.', Musteriye: 'Özür dilendi.' })).toEqual({});
  });

  it('a secret has 43 letters of its alphabet', () => {
    expect(anketKodu('a'.repeat(43))).toBe(true);
    for (const kod of ['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, '']) expect(anketKodu(kod)).toBe(false);
  });
});
