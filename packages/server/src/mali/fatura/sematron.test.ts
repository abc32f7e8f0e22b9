import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sematronuDene } from './sema.ts';
import { hazirla, sematronAykiriliklari } from './sematron.ts';
import { SematronHatasi, sematronOku } from './sematronOku.ts';

/**
 * The product does not contain the official rules. These tests use rules of our own in the same structure: files that
 * include each other, abstract rules, rules outside of any pattern, and rules for other documents.
 */

const URN = 'urn:oasis:names:specification:ubl:schema:xsd';
const klasor = mkdtempSync(join(tmpdir(), 'masabasi-sematron-'));
afterAll(() => rmSync(klasor, { recursive: true, force: true }));
let sayi = 0;
/** A folder like the official package, with these files side by side. */
function paket(dosyalar: Readonly<Record<string, string>>): string {
  const dizin = join(klasor, String(++sayi));
  mkdirSync(join(dizin, 'schematron'), { recursive: true });
  for (const [ad, icerik] of Object.entries(dosyalar)) writeFileSync(join(dizin, 'schematron', ad), icerik);
  return dizin;
}
const SCH = 'xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:sch="http://purl.oclc.org/dsdl/schematron"';
const UZAYLAR = `
  <sch:ns prefix="inv" uri="${URN}:Invoice-2"/><sch:ns prefix="cac" uri="${URN}:CommonAggregateComponents-2"/>
  <sch:ns prefix="cbc" uri="${URN}:CommonBasicComponents-2"/><sch:ns prefix="apr" uri="${URN}:ApplicationResponse-2"/>
  <sch:ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>`;
const sema = (icerik: string, nitelik = '') => `<sch:schema ${SCH} ${nitelik}>${UZAYLAR}${icerik}</sch:schema>`;
const ANA = 'UBL-TR_Main_Schematron.xml';

const belge = (icerik: string, senaryo = 'TEMELFATURA') =>
  `<Invoice xmlns="${URN}:Invoice-2" xmlns:cbc="${URN}:CommonBasicComponents-2" xmlns:cac="${URN}:CommonAggregateComponents-2"><cbc:ProfileID>${senaryo}</cbc:ProfileID>${icerik}</Invoice>`;
const BUGUN = '2026-11-27';
/** Objections of rules to a document. */
function de(kurallar: string, icerik: string, { senaryo = 'TEMELFATURA', bugun = BUGUN, ek = {} } = {}): string[] {
  const dizin = join(paket({ [ANA]: kurallar, ...ek }), 'schematron');
  return sematronAykiriliklari(hazirla(sematronOku(dizin, ANA)), belge(icerik, senaryo), bugun).map((a) => a.cumle);
}
const kural = (baglam: string, sinama: string, cumle: string, ek = '') =>
  `<sch:rule context="${baglam}">${ek}<sch:assert test="${sinama}">${cumle}</sch:assert></sch:rule>`;
const desen = (...kurallar: readonly string[]) => `<sch:pattern>${kurallar.join('')}</sch:pattern>`;

describe('rules', () => {
  test('in separate files: lists, abstract rules and extensions', () => {
    const ek = {
      'Codelist.xml': sema(`<sch:pattern id="codes"><let name="Tipler" value="',SATIS,IADE,'"/></sch:pattern>`),
      'Common.xml': sema(
        `<sch:pattern id="abstracts"><sch:rule abstract="true" id="TipCheck"><sch:assert id="TipCheck-1" test="contains($Tipler, concat(',',.,','))">Geçersiz <sch:name/>:
           '<sch:value-of select="."/>'.</sch:assert></sch:rule></sch:pattern>`,
      ),
    };
    const kurallar = sema(
      `<sch:include href="Codelist.xml#codes"/><sch:include href="Common.xml#abstracts"/>
       ${desen('<sch:rule context="inv:Invoice/cbc:InvoiceTypeCode"><sch:extends rule="TipCheck"/></sch:rule>')}`,
      'queryBinding="xslt2"',
    );
    const tip = (t: string) => de(kurallar, `<cbc:InvoiceTypeCode>${t}</cbc:InvoiceTypeCode>`, { ek });
    expect(tip('SATIS')).toEqual([]);
    expect(tip('SATI')).toEqual([`Geçersiz cbc:InvoiceTypeCode: 'SATI'.`]);
  });

  test('outside of any pattern are checked, too', () => {
    expect(de(sema(kural('//cbc:ID', '. = 1', 'Numara bir olmalı.')), '<cbc:ID>2</cbc:ID>')).toEqual([
      'Numara bir olmalı.',
    ]);
  });

  test('of a pattern: the first matching rule counts, and another pattern counts separately', () => {
    const ilk = kural('cbc:ID', 'false()', 'ilk');
    const ikinci = kural('inv:Invoice/cbc:ID | cbc:Note', 'false()', 'ikinci');
    expect(de(sema(desen(ilk, ikinci)), '<cbc:ID/><cbc:Note/>')).toEqual(['ilk', 'ikinci']);
    expect(de(sema(desen(ilk, ikinci)), '<cbc:ID/>')).toEqual(['ilk']);
    expect(de(sema(desen(ilk) + desen(ikinci)), '<cbc:ID/>')).toEqual(['ilk', 'ikinci']);
  });

  test('with their own values, attributes, expressions and reports', () => {
    const kurallar = sema(
      `<let name="En" value="2"/><let name="Sinir" value="$En + 1"/>` +
        desen(
          kural('//@unitCode', "matches(., '^(\\s)*?[A-Z][A-Z0-9]{0,2}$')", 'Birim: <value-of select="."/>'),
          kural('inv:Invoice', 'count($notlar) le $Sinir', 'Çok not.', '<let name="notlar" value="cbc:Note"/>'),
        ) +
        desen('<rule context="cbc:Note"><report test=". = \'x\'">Not <emph>x</emph> olamaz.</report></rule>'),
    );
    expect(de(kurallar, '<cbc:Q unitCode="C62"/>')).toEqual([]);
    expect(de(kurallar, `<cbc:Q unitCode="c"/>${'<cbc:Note>y</cbc:Note>'.repeat(4)}<cbc:Note>x</cbc:Note>`)).toEqual([
      'Birim: c',
      'Çok not.',
      'Not x olamaz.',
    ]);
  });

  test('about the current day use the day in Istanbul', () => {
    const kurallar = sema(kural('//cbc:IssueDate', 'xs:date(.) le xs:date(current-date())', 'İleri bir gün.'));
    const gun = (g: string) => de(kurallar, `<cbc:IssueDate>${g}</cbc:IssueDate>`, { bugun: '2030-01-02' });
    expect(gun('2030-01-02')).toEqual([]);
    expect(gun('2030-01-02+03:00')).toEqual([]);
    expect(gun('2030-01-03')).toEqual(['İleri bir gün.']);
  });

  test('tell e-Fatura from e-Arşiv and know that there is no envelope', () => {
    const kurallar = sema(
      `<let name="type" value="efatura"/><let name="senderId" value="/cbc:Zarf/cbc:Sender"/>` +
        desen(
          kural('inv:Invoice', "$type = 'earchive' and not($senderId)", 'e-Arşiv değil: <value-of select="$type"/>'),
        ),
    );
    expect(de(kurallar, '', { senaryo: 'EARSIVFATURA' })).toEqual([]);
    expect(de(kurallar, '')).toEqual(['e-Arşiv değil: efatura']);
  });

  test('that cannot be evaluated are objections, and rules for another document are not', () => {
    const kurallar = sema(
      desen(
        `<rule context="apr:ApplicationResponse"><assert test="namespace::xsi">x</assert></rule>`,
        `<rule context="inv:Invoice"><assert id="Uzunluk-1" test="string-length(cbc:ID) = 1">x</assert></rule>`,
      ),
    );
    expect(de(kurallar, '<cbc:ID>1</cbc:ID>')).toEqual([]);
    expect(de(kurallar, '<cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID>')).toEqual([
      'Uzunluk-1 kuralı bu faturada işletilemedi.',
    ]);
  });
});

describe('a rule that is not understood is refused at the start', () => {
  const iki = desen(kural('inv:Invoice', 'true()', 'x'));
  test.each<readonly [string, string, RegExp]>([
    ['what is no XML', '<sch:schema', /geçerli bir XML değil/],
    ['another document', '<a/>', /kök öğesi schema değil/],
    ['another language of queries', sema(iki, 'queryBinding="stx"'), /‘stx’ dili/],
    ['an element of another language', sema(`<xsl:key xmlns:xsl="a" name="b"/>${iki}`), /‘xsl:key’ bilinmiyor/],
    ['an element that nobody knows', sema(`<sch:phase id="a"/>${iki}`), /‘sch:phase’ bilinmiyor/],
    ['an attribute that means something', sema('<pattern is-a="b"/>'), /‘is-a’ niteliği bilinmiyor/],
    ['a rule without a context', sema(desen('<rule><assert test="1">x</assert></rule>')), /context yazılmamış/],
    ['a rule made of none', sema(desen('<rule context="a"><extends rule="Yok"/></rule>')), /soyut ‘Yok’ kuralı yok/],
    [
      'a rule made of itself',
      sema(
        desen('<rule abstract="true" id="A"><extends rule="A"/></rule><rule context="a"><extends rule="A"/></rule>'),
      ),
      /kendisinden türüyor/,
    ],
    ['a file that is not there', sema('<include href="Yok.xml"/>'), /Yok\.xml okunamadı/],
    ['a file elsewhere', sema('<include href="../../gizli.xml"/>'), /aynı klasörde/],
    ['a part that is not there', sema(`<include href="${ANA}#yok"/>`), /‘yok’ yok/],
    ['a file that includes itself', sema(`<include href="${ANA}"/>`), /kendisini içeriyor/],
    ['a value twice', sema('<let name="a" value="1"/><let name="a" value="2"/>'), /‘a’ değeri iki kez/],
    ['an unknown prefix', sema(desen(kural('inv:Invoice', 'zz:a', 'x'))), /XPST0081.*zz/],
    ['an unknown function', sema(desen(kural('inv:Invoice', 'bilinmez(.)', 'x'))), /XPST0017.*bilinmez/],
    ['a function of XSLT', sema(desen(kural('inv:Invoice', "key('a', .)", 'x'))), /XPST0017.*key/],
    ['an unknown value', sema(desen(kural('inv:Invoice', '$yok', 'x'))), /XPST0008.*yok/],
    ['an axis that is not known', sema(desen(kural('inv:Invoice', 'namespace::xsi', 'x'))), /işletilemiyor: XPST0003/],
    ['an unknown value in a sentence', sema(desen(kural('cbc:ID', '1', '<value-of select="$a"/>'))), /cümlesi/],
  ])('%s', async (_, kurallar, cumle) => {
    const dizin = paket({ [ANA]: kurallar });
    expect(() => hazirla(sematronOku(join(dizin, 'schematron'), ANA))).toThrow(SematronHatasi);
    expect(() => hazirla(sematronOku(join(dizin, 'schematron'), ANA))).toThrow(cumle);
  });

  test('with the name of the setting, while known rules and a missing folder pass', async () => {
    const bozuk = paket({ [ANA]: sema(desen(kural('inv:Invoice', 'bilinmez(.)', 'x'))) });
    await expect(sematronuDene(bozuk)).rejects.toThrow(/^UBL_SEMA_DIZINI: schematron\/.* kullanılamıyor: .*bilinmez/);
    await sematronuDene(paket({ [ANA]: sema(iki) }));
    await sematronuDene(paket({}));
    await sematronuDene(null);
  });
});
