import { describe, expect, test } from 'vitest';
import {
  EN_COK_POSTA_METNI,
  isaretliKonu,
  konuIsareti,
  postaKaynagi,
  POSTA_KESILDI,
  postaMetni,
  sadeKonu,
  yanitlanir,
} from './rules.ts';

const bilgi = (basliklar: Record<string, string>, o: { gonderen?: string; konu?: string } = {}) => ({
  basliklar: new Map(Object.entries(basliklar)),
  gonderen: 'ece@eczane.com',
  konu: 'Reçete gitmiyor',
  ...o,
});
const BIZ = { adresler: ['destek@masabasi.com'], kurulum: 'ABCDEFGH' };

describe('a mail is by its headers', () => {
  test.each([
    ['a person’s', {}, {}, 'kisi'],
    ['a person’s whose program says so', { 'auto-submitted': 'no' }, {}, 'kisi'],
    ['ours, by what we write into them', { 'x-masabasi': 'ABCDEFGH' }, {}, 'dongu'],
    ['of another house with this product', { 'x-masabasi': 'HGFEDCBA' }, {}, 'kisi'],
    ['ours, by the address in other letters', {}, { gonderen: 'DESTEK@masabasi.com' }, 'dongu'],
    ['a report', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }, {}, 'geri'],
    ['from who delivers', {}, { gonderen: 'MAILER-DAEMON@mx.firma.com' }, 'geri'],
    ['one that failed', { 'x-failed-recipients': 'a@b.com' }, {}, 'geri'],
    ['one that failed, by its subject', {}, { konu: 'Undeliverable: Re: İstek' }, 'geri'],
    ['an absence', { 'auto-submitted': 'auto-replied (vacation)' }, {}, 'otomatik'],
    ['an absence in capitals', { 'auto-submitted': 'AUTO-REPLIED' }, {}, 'otomatik'],
    ['an absence of an old program', { 'x-autoreply': 'yes' }, {}, 'otomatik'],
    ['an absence, by its subject', {}, { konu: 'OTOMATİK YANIT: Reçete' }, 'otomatik'],
    ['a receipt', { 'content-type': 'multipart/report; report-type=disposition-notification' }, {}, 'otomatik'],
    ['a letter to many', { 'list-unsubscribe': '<mailto:x@y.com>' }, {}, 'toplu'],
    ['a letter to many of an old program', { precedence: 'Bulk' }, {}, 'toplu'],
    ['nobody’s', {}, { gonderen: '' }, 'okunamaz'],
  ])('%s', (_, basliklar, o, kaynak) => {
    expect(postaKaynagi(bilgi(basliklar, o), BIZ)).toBe(kaynak);
  });

  test.each([
    ['a person', {}, {}, true],
    ['who asks for no answer', { 'x-auto-response-suppress': 'All' }, {}, false],
    ['who cannot be answered', { 'return-path': ' <> ' }, {}, false],
    ['who does not read', {}, { gonderen: 'no-reply@banka.com' }, false],
    ['who is called alike', {}, { gonderen: 'noreplyci.ali@firma.com' }, true],
  ])('%s is answered: %#', (_, basliklar, o, evet) => {
    expect(yanitlanir(bilgi(basliklar, o))).toBe(evet);
  });
});

describe('a subject', () => {
  test('carries a mark that is found again, whatever is put round it', () => {
    const konu = isaretliKonu('Ynt: RE: Yazıcı [W000123]', 'W000123', 'ABCDEFGH', true);
    expect(konu).toBe('Re: Yazıcı [W000123-ABCDEFGH]');
    const isaret = { nesne: 'webistek', id: 123, imza: 'ABCDEFGH' };
    for (const k of [konu, `Ynt: ${konu}`, `FW: ${konu} (acil)`]) expect(konuIsareti(k)).toEqual(isaret);
    expect(konuIsareti('[G1000000-23456789] x')).toMatchObject({ nesne: 'gorusme', id: 1_000_000 });
    for (const k of ['[W000123]', '[W000123-ABCDEFG1]', '[X000123-ABCDEFGH]', '[W9999999999-ABCDEFGH]'])
      expect(konuIsareti(k)).toBeNull();
  });

  test('is the same without what programs put before it', () => {
    for (const k of ['Re: Yazıcı', 'YNT: RE[2]: Yazıcı', 'İlt: Yazıcı', '  Yazıcı [G000009-ABCDEFGH] '])
      expect(sadeKonu(k), k).toBe('Yazıcı');
    expect(isaretliKonu('Re: ', 'W000001', 'ABCDEFGH', false)).toBe('Konusuz [W000001-ABCDEFGH]');
    expect(isaretliKonu('x'.repeat(500), 'W000001', 'ABCDEFGH', false).length).toBeLessThan(180);
  });
});

describe('what somebody wrote', () => {
  test('is kept as far as a table holds it', () => {
    expect(postaMetni('a\u0000b\r\nc \t\r\n\r\n\r\n\r\n\r\nd\ud800')).toBe('ab\nc\n\n\nd');
    const uzun = 'ş'.repeat(EN_COK_POSTA_METNI);
    expect(postaMetni(uzun)).toBe(uzun);
    expect(postaMetni(`${uzun}ş`)).toBe(`${uzun}…\n\n${POSTA_KESILDI}`);
  });
});
