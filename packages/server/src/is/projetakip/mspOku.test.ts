import { runs } from '@masabasi/core/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { XmlHatasi } from '../../platform/xml/xml.ts';
import { mspOku } from './mspOku.ts';

/** Files of Microsoft Project and of programs with the same format. */

const gorev = (ic: string, uid = 1, ad = 'Kurulum') =>
  `<Task><UID>${uid}</UID><Name>${ad}</Name><OutlineLevel>1</OutlineLevel>${ic}</Task>`;
const dosya = (gorevler: string, bas = '') => `<Project>${bas}<Tasks>${gorevler}</Tasks></Project>`;
const gunler = (bas: string, bit: string) => `<Start>${bas}</Start><Finish>${bit}</Finish>`;
const GUNLER = gunler('2026-12-01T09:00:00', '2026-12-04T18:00:00');
const tek = (ic: string, bas = '') => mspOku(dosya(gorev(ic), bas)).gorevler[0]!;
const bag = (bekleme: string, uid = 1) =>
  `<PredecessorLink><PredecessorUID>${uid}</PredecessorUID>${bekleme}</PredecessorLink>`;
const hatasi = (metin: string): string => {
  try {
    mspOku(metin);
  } catch (e) {
    if (e instanceof XmlHatasi) return e.message;
    throw e;
  }
  return '';
};

describe('reading a Microsoft Project file', () => {
  test('skips empty rows and the project itself, and names inactive and external tasks', () => {
    const { gorevler, uyarilar } = mspOku(
      dosya(`
      <Task><UID>0</UID><Name>Proje</Name></Task>
      <Task><UID>1</UID><IsNull>1</IsNull></Task>
      <Task><UID>2</UID><Name>Kapalı</Name><Active>0</Active></Task>
      <Task><UID>4</UID><Name>Öteki</Name><ExternalTask>1</ExternalTask></Task>
      <Task><UID>3</UID><Name>Kurulum</Name><OutlineLevel>1</OutlineLevel>${GUNLER}</Task>`),
    );
    expect(gorevler.map((g) => g.Ad)).toEqual(['Kurulum']);
    expect(uyarilar).toEqual([
      'Etkin olmayan görevler alınmaz: ‘Kapalı’.',
      'Başka projelerin görevleri alınmaz: ‘Öteki’.',
    ]);
  });

  test.each([
    [
      'the row of the project',
      '<Task><UID>0</UID><Name>P</Name><OutlineLevel>0</OutlineLevel><Summary>1</Summary>',
      1,
      ['A', 'B'],
    ],
    ['a task', '<Task><UID>0</UID><Name>P</Name><OutlineLevel>1</OutlineLevel>', 1, ['P', 'A', 'B']],
    ['a task without a level', '<Task><UID>0</UID><Name>P</Name>', 1, ['P', 'A', 'B']],
    [
      'the first task of a file that counts from zero',
      '<Task><UID>0</UID><Name>P</Name><OutlineLevel>0</OutlineLevel>',
      0,
      ['P', 'A', 'B'],
    ],
  ])('the row with number zero: %s', (_ad, satir, duzey, beklenen) => {
    const oteki = (uid: number, ad: string) =>
      `<Task><UID>${uid}</UID><Name>${ad}</Name><OutlineLevel>${duzey}</OutlineLevel>${GUNLER}</Task>`;
    const { gorevler } = mspOku(dosya(`${satir}${GUNLER}</Task>${oteki(1, 'A')}${oteki(2, 'B')}`));
    expect(gorevler.map((g) => [g.Ad, g.Seviye])).toEqual(beklenen.map((ad) => [ad, 1]));
  });

  test('a task above deeper ones is a topic without a mark, and a number gives the level', () => {
    const satir = (uid: number, no: string) =>
      `<Task><UID>${uid}</UID><Name>G${uid}</Name><OutlineNumber>${no}</OutlineNumber>${GUNLER}</Task>`;
    const { gorevler } = mspOku(dosya(`${satir(1, '1')}${satir(2, '1.1')}${satir(3, '1.1.1')}${satir(4, '1.2')}`));
    expect(gorevler.map((g) => [g.Seviye, g.Ozet])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [2, false],
    ]);
  });

  test.each([
    ['that ends in a day', gunler('2026-12-01T09:00:00', '2026-12-04T18:00:00'), '2026-12-01', '2026-12-04'],
    ['that ends at midnight', gunler('2026-12-01T00:00:00', '2026-12-05T00:00:00'), '2026-12-01', '2026-12-04'],
    ['without hours', gunler('2026-12-01', '2026-12-04'), '2026-12-01', '2026-12-04'],
    ['that ends when it starts', gunler('2026-12-01T00:00:00', '2026-12-01T00:00:00'), '2026-12-01', '2026-12-01'],
    [
      'with midnight as its last day',
      `${gunler('2026-12-01T00:00:00', '2026-12-04T00:00:00')}<Duration>PT32H0M0S</Duration>`,
      '2026-12-01',
      '2026-12-04',
    ],
    [
      'that lasts day and night',
      `${gunler('2025-01-30T00:00:00', '2025-01-31T00:00:00')}<Duration>PT24H0M0S</Duration>`,
      '2025-01-30',
      '2025-01-30',
    ],
    [
      'planned by hand',
      '<Manual>1</Manual><ManualStart>2026-12-01T09:00:00</ManualStart><ManualFinish>2026-12-02T18:00:00</ManualFinish>',
      '2026-12-01',
      '2026-12-02',
    ],
    [
      'with a start constraint',
      '<ConstraintType>4</ConstraintType><ConstraintDate>2026-12-01T09:00:00</ConstraintDate>',
      '2026-12-01',
      null,
    ],
    [
      'that ends after a calendar duration',
      '<Start>2026-12-01T09:00:00</Start><Duration>PT72H0M0S</Duration><DurationFormat>8</DurationFormat>',
      '2026-12-01',
      '2026-12-04',
    ],
  ])('the days of a task %s', (_ad, ic, Baslama, Bitis) => {
    expect(tek(ic)).toMatchObject({ Baslama, Bitis, KilometreTasi: false });
  });

  test.each([
    ['with a mark', `${gunler('2026-11-20T00:00:00', '2026-11-19T00:00:00')}<Milestone>1</Milestone>`],
    ['of no duration', `${gunler('2026-11-20T17:00:00', '2026-11-20T17:00:00')}<Duration>PT0H0M0S</Duration>`],
    ['of no duration and no end', '<Start>2026-11-20T17:00:00</Start><Duration>PT0H0M0S</Duration>'],
    ['without a start', '<Finish>2026-11-20T17:00:00</Finish><Milestone>true</Milestone>'],
  ])('a milestone %s', (_ad, ic) => {
    expect(tek(ic)).toMatchObject({ Baslama: '2026-11-20', Bitis: '2026-11-20', KilometreTasi: true });
  });

  test('a task with days is no milestone, even with a duration of zero', () => {
    expect(tek(`${GUNLER}<Duration>PT0H0M0S</Duration>`)).toMatchObject({ Bitis: '2026-12-04', KilometreTasi: false });
  });

  test.each([
    ['without a day', '<Start>yarın</Start>', { Baslama: null, Bitis: null }, []],
    [
      'without an end',
      '<Start>2026-12-01T09:00:00</Start><Duration>PT16H0M0S</Duration>',
      { Baslama: '2026-12-01', Bitis: null, Sure: 2 },
      [],
    ],
    ['with an end alone', '<Finish>2026-12-02T18:00:00</Finish>', { Baslama: null, Bitis: '2026-12-02' }, []],
    [
      'that runs backwards',
      gunler('2026-12-04T09:00:00', '2026-12-01T18:00:00'),
      { Baslama: '2026-12-04', Bitis: '2026-12-04' },
      [/başlamasından önce.*: ‘Kurulum’\.$/],
    ],
    [
      'that is a long milestone',
      `${GUNLER}<Milestone>1</Milestone>`,
      { Baslama: '2026-12-01', KilometreTasi: true },
      [/kilometre taşları.*: ‘Kurulum’\.$/],
    ],
    [
      'with a deadline',
      `${GUNLER}<Deadline>2026-12-05T18:00:00</Deadline>`,
      { Bitis: '2026-12-04' },
      [/son tarih.*: ‘Kurulum’\.$/],
    ],
    [
      'linked to another project',
      `${GUNLER}${bag('<CrossProject>1</CrossProject>', 7)}`,
      { Baglar: [] },
      [/Başka projelere.*: ‘Kurulum’\.$/],
    ],
  ])('takes a task %s with the right warnings', (_ad, ic, beklenen, sozler) => {
    const { gorevler, uyarilar } = mspOku(dosya(gorev(ic)));
    expect(gorevler[0]).toMatchObject(beklenen);
    expect(uyarilar).toEqual(sozler.map((s) => expect.stringMatching(s)));
  });

  test.each([
    ['PT12H', '', 12],
    ['PT1H30M', '', 1.5],
    ['P1DT2H', '', 26],
    ['-PT5H', '', 0],
  ])('hours of the work %s', (is, bas, saat) => expect(tek(`${GUNLER}<Work>${is}</Work>`, bas).Saat).toBe(saat));

  test('a task without work has the work of its assignments', () => {
    const atama = (r: number) =>
      `<Assignment><TaskUID>1</TaskUID><ResourceUID>${r}</ResourceUID><Work>PT4H0M0S</Work></Assignment>`;
    const xml = dosya(gorev(GUNLER)).replace(
      '</Project>',
      `<Resources><Resource><UID>5</UID><Name>Işıl Öz</Name></Resource></Resources><Assignments>${atama(5)}${atama(-65535)}</Assignments></Project>`,
    );
    expect(mspOku(xml).gorevler[0]).toMatchObject({ Saat: 8, Kaynaklar: ['Işıl Öz'] });
  });

  test.each([
    ['days', '<LinkLag>9600</LinkLag><LagFormat>7</LagFormat>', '', { Gecikme: 2 }],
    [
      'days of ten hours',
      '<LinkLag>30000</LinkLag><LagFormat>7</LagFormat>',
      '<MinutesPerDay>600</MinutesPerDay>',
      { Gecikme: 5 },
    ],
    ['weeks', '<LinkLag>24000</LinkLag><LagFormat>9</LagFormat>', '', { Gecikme: 5 }],
    ['months', '<LinkLag>96000</LinkLag><LagFormat>11</LagFormat>', '<DaysPerMonth>20</DaysPerMonth>', { Gecikme: 20 }],
    ['minutes', '<LinkLag>-2400</LinkLag><LagFormat>3</LagFormat>', '', { Gecikme: -0.5 }],
    ['without a format', '<LinkLag>4800</LinkLag>', '', { Gecikme: 1 }],
    ['elapsed minutes', '<LinkLag>14400</LinkLag><LagFormat>4</LagFormat>', '', { Gecikme: 1, Birim: 'takvimGunu' }],
    ['elapsed hours', '<LinkLag>28800</LinkLag><LagFormat>6</LagFormat>', '', { Gecikme: 2, Birim: 'takvimGunu' }],
    ['elapsed weeks', '<LinkLag>100800</LinkLag><LagFormat>10</LagFormat>', '', { Gecikme: 7, Birim: 'takvimGunu' }],
    [
      'elapsed months, estimated',
      '<LinkLag>432000</LinkLag><LagFormat>44</LagFormat>',
      '',
      { Gecikme: 30, Birim: 'takvimGunu' },
    ],
    ['share', '<LinkLag>50</LinkLag><LagFormat>19</LagFormat>', '', { Gecikme: 50, Birim: 'yuzde' }],
    ['elapsed share', '<LinkLag>-50</LinkLag><LagFormat>20</LagFormat>', '', { Gecikme: -50, Birim: 'takvimYuzdesi' }],
    ['a senseless length of the day', '<LinkLag>4800</LinkLag>', '<MinutesPerDay>0</MinutesPerDay>', { Gecikme: 1 }],
  ])('the lag: %s', (_ad, bekleme, bas, beklenen) => {
    const xml = dosya(gorev(GUNLER) + gorev(GUNLER + bag(bekleme), 2, 'Deneme'), bas);
    expect(mspOku(xml).gorevler[1]!.Baglar[0]).toMatchObject({ Uid: 1, Tur: 'FS', ...beklenen });
  });

  test.each([
    ['0', 'FF'],
    ['1', 'FS'],
    ['2', 'SF'],
    ['3', 'SS'],
  ])('the link type %s', (tur, beklenen) => {
    const xml = dosya(gorev(GUNLER) + gorev(GUNLER + bag(`<Type>${tur}</Type>`), 2, 'Deneme'));
    expect(mspOku(xml).gorevler[1]!.Baglar[0]!.Tur).toBe(beklenen);
  });

  test.each([
    ['that starts in the afternoon', '2026-12-04T13:00:00', '', 'T12:00:00', true],
    ['that starts the same morning', '2026-12-04T08:00:00', '', 'T12:00:00', false],
    [
      'that starts two hours later but should wait four',
      '2026-12-04T14:00:00',
      '<LinkLag>2400</LinkLag>',
      'T12:00:00',
      false,
    ],
    ['that overlaps', '2026-12-03T08:00:00', '<LinkLag>-4800</LinkLag>', 'T18:00:00', true],
    ['that starts long before its lag', '2026-11-03T08:00:00', '<LinkLag>-4800</LinkLag>', 'T18:00:00', false],
    [
      'that starts before the calendar day is over',
      '2026-12-05T11:00:00',
      '<LinkLag>14400</LinkLag><LagFormat>8</LagFormat>',
      'T12:00:00',
      false,
    ],
    [
      'that starts when the calendar day is over',
      '2026-12-05T12:00:00',
      '<LinkLag>14400</LinkLag><LagFormat>8</LagFormat>',
      'T12:00:00',
      true,
    ],
  ])('tells if the hours of a task %s keep its link', (_ad, bas, bekleme, saat, Tutar) => {
    const once = gorev(gunler('2026-12-01T08:00:00', `2026-12-04${saat}`));
    const xml = dosya(once + gorev(gunler(bas, '2026-12-09T17:00:00') + bag(bekleme), 2, 'Deneme'));
    expect(mspOku(xml).gorevler[1]!.Baglar[0]).toMatchObject({ Tutar });
  });

  test.each([
    ['planned by hand', '<Manual>1</Manual>', true],
    ['already begun', '<ActualStart>2026-12-01T09:00:00</ActualStart>', true],
    ['that must start on its day', '<ConstraintType>2</ConstraintType>', true],
    ['that starts no earlier than its day', '<ConstraintType>4</ConstraintType>', false],
    ['placed automatically', '', false],
  ])('tells if a task %s keeps its place', (_ad, ic, Sabit) => expect(tek(GUNLER + ic).Sabit).toBe(Sabit));

  test('reads a prefixed namespace, a BOM and a declaration', () => {
    const onekli = dosya(gorev(GUNLER))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1p:')
      .replace('<p:Project', '<p:Project xmlns:p="http://schemas.microsoft.com/project"');
    expect(mspOku(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${onekli}`).gorevler[0]).toMatchObject({
      Ad: 'Kurulum',
      Bitis: '2026-12-04',
    });
  });

  test.each([
    ['plain text', 'merhaba', /^Dosya geçerli bir XML değil/],
    ['another XML', '<Belge/>', /Microsoft Project XML’i değil/],
    ['a project file of a compiler', '<Project Sdk="Microsoft.NET.Sdk"/>', /Microsoft Project XML’i değil/],
    ['no task', '<Project><Tasks/></Project>', 'Dosyada görev yok.'],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><Project><Tasks/></Project>', /DOCTYPE/],
    ['too many levels', dosya(gorev(GUNLER)).replace('<OutlineLevel>1<', '<OutlineLevel>99<'), /en çok 20 düzey/],
    ['a number that occurs twice', dosya(gorev(GUNLER) + gorev(GUNLER, 1, 'İkinci')), /^2\. görev .* iki kez geçiyor/],
    ['too many tasks', `<Project><Tasks>${'<Task><UID>1</UID></Task>'.repeat(5000)}</Tasks></Project>`, /5000 görev/],
  ])('refuses with a sentence: %s', (_ad, metin, beklenen) => {
    expect(hatasi(metin)).toMatch(beklenen);
  });

  test('reads any input or refuses it with a sentence', () => {
    const parca = fc.constantFrom(
      '<Task>',
      '</Task>',
      '<UID>',
      '</UID>',
      '1',
      '-1',
      GUNLER,
      '<Start/>',
      '<Finish>2026-12-01T00:00:00</Finish>',
      '<Duration>PT8H</Duration>',
      bag('<LinkLag>99999999999</LinkLag><LagFormat>8</LagFormat>'),
      '&amp;',
      '&x;',
      '<![CDATA[',
      ']]>',
      'ş',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(parca, { maxLength: 20 }), (p) => {
        hatasi(`<Project><Tasks>${p.join('')}</Tasks></Project>`);
      }),
      { numRuns: runs(500) },
    );
  });
});
