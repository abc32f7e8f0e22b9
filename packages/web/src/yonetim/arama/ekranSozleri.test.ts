import { readdirSync, readFileSync } from 'node:fs';
import { ANALIZ_SEKMELERI } from '@masabasi/core/is/analiz/rules';
import { GOREV_SEKMELERI } from '@masabasi/core/is/gorev/rules';
import { TOPLANTI_SEKMELERI } from '@masabasi/core/is/toplanti/rules';
import { FATURA_SEKMELERI } from '@masabasi/core/mali/fatura/rules';
import { EGITIM_SEKMELERI } from '@masabasi/core/masa/egitim/rules';
import { GORUSME_SEKMELERI } from '@masabasi/core/masa/gorusme/rules';
import { MEMNUNIYET_SEKMELERI } from '@masabasi/core/masa/memnuniyet/rules';
import { WEBISTEK_SEKMELERI } from '@masabasi/core/masa/webistek/rules';
import { LISANS_SEKMELERI } from '@masabasi/core/musteri/lisans/rules';
import { BAYI_SEKMELERI } from '@masabasi/core/pazarlama/bayi/rules';
import { TEKLIF_GORUSME_SEKMELERI, TEKLIF_SEKMELERI } from '@masabasi/core/pazarlama/teklif/rules';
import { YONLENDIRME_SEKMELERI } from '@masabasi/core/pazarlama/yonlendirme/rules';
import { ZIYARET_SEKMELERI } from '@masabasi/core/pazarlama/ziyaret/rules';
import { BEKLEYEN_BOLUMLERI } from '@masabasi/core/yonetim/bekleyen/rules';
import { expect, test } from 'vitest';
import { EKRAN_SEKMELERI } from './ekranSekmeleri.ts';
import { EKRAN_SOZLERI, EYLEM_SOZLERI } from './ekranSozleri.ts';
import { bulunanSekmeler } from './sekmeAra.ts';
import { eslesenler } from '../../platform/search/eslesme.ts';

/**
 * The menu of a new installation and the pages with code. Both are read as texts, because their modules need a server
 * and a browser.
 */
const oku = (yol: string) => readFileSync(new URL(yol, import.meta.url), 'utf8');
const yapraklar = [
  ...oku('../../../../server/src/platform/setup/menuler.ts').matchAll(/\[\d+, '([^']+)', '(\/[^']+)'/g),
];
const rotalar = [...oku('../../routes.tsx').matchAll(/(?:\bs\(\s*|\bpath: )'(\/[^']+)'/g)].map(([, yol]) => yol!);
const ekranlar = yapraklar.map(([, ad, yol]) => ({ ad: ad!, yol: yol!, sozler: EKRAN_SOZLERI[yol!] ?? '' }));
const EYLEMLER = Object.entries(EYLEM_SOZLERI).map(([ad, sozler]) => ({ ad, sozler }));
const bul = (ara: string) => eslesenler(ara, ekranlar).map((e) => e.yol);

test('every path of the table is a page, and every visible page of the menu has other words', () => {
  const sayfalar = new Set(rotalar.map((r) => r.replace(/\/:.*$/, '')));
  expect(Object.keys(EKRAN_SOZLERI).filter((yol) => !sayfalar.has(yol))).toEqual([]);
  const sozsuz = ekranlar.filter((e) => e.sozler === '' && !/\/(detay|liste)$/.test(e.yol)).map((e) => e.yol);
  expect(sozsuz).toEqual([]);
});

/** Synonyms: the typed words, and the page or act that has to be among the first five. */
const CIFTLER: readonly (readonly [yazilan: string, hedef: string])[] = [
  ['tahsilat', '/mali/gelir'],
  ['ciro', '/mali/gelir'],
  ['alacak', '/mali/gelir'],
  ['gecikmiş', '/mali/gelir'],
  ['gecikmis', '/mali/gelir'],
  ['kazanma', '/pazarlama/tekliftakibi'],
  ['kazanma oranı', '/pazarlama/tekliftakibi'],
  ['iskonto', '/pazarlama/tekliftakibi'],
  ['mola düzelt', '/personel/mola'],
  ['puantaj', '/personel/mola'],
  ['kim nerede', '/personel/mola'],
  ['ekip izin', '/personel/izin'],
  ['izin ekip', '/personel/izin'],
  ['bakiye', '/personel/izin'],
  ['EKSTRE', '/mali/bankagunsonu'],
  ['havale', '/mali/bankagunsonu'],
  ['kasa', '/mali/bankagunsonu'],
  ['mesaj', '/personel/yazisma'],
  ['sohbet', '/personel/yazisma'],
  ['yedek', '/yonetim/sistem'],
  ['log', '/yonetim/denetim'],
  ['smtp', '/yonetim/posta'],
  ['ilan', '/yonetim/duyuru'],
  ['aydınlatma', '/yonetim/kvkk'],
  ['yan menü', '/yonetim/menu'],
  ['kullanıcı', '/yonetim/yetki'],
  ['bayram', '/tanimlar/tatil'],
  ['kıdem', '/tanimlar/hakdilimi'],
  ['seçenek', '/tanimlar/listeler'],
  ['yazılım', '/tanimlar/proje'],
  ['yenileme', '/rapor/lisans'],
  ['abonelik', '/rapor/lisans'],
  ['nps', '/istatistik/memnuniyet'],
  ['grafik', '/istatistik/memnuniyet'],
  ['cari', '/tanimlar/musteri/liste'],
  ['hastane', '/tanimlar/musteri/liste'],
  ['müşteri görüşmeleri', '/islemler/musterigorusme/list'],
  ['arıza', '/islemler/musterigorusme/list'],
  ['ticket', '/islemler/musterigorusme/list'],
  ['memnuniyet anketleri', '/islemler/musterigorusme/memnuniyet'],
  ['anketler', '/islemler/musterigorusme/anket'],
  ['kurs', '/islemler/musterigorusme/egitim'],
  ['anydesk', '/islemler/musterigorusme/gunlukbaglantilar'],
  ['hazır metin', '/islemler/musterigorusme/sablon'],
  ['başvuru', '/islemler/musterigorusme/webistek'],
  ['gantt', '/islemler/projetakibi/projeplanpage'],
  ['diyagram', '/islemler/projetakibi/akispage'],
  ['bütçe', '/islemler/projetakibi/takipanaliz'],
  ['tutanak', '/islemler/toplanti'],
  ['kanban', '/istakibi/isler'],
  ['gereksinim', '/istakibi/analiz'],
  ['sürüm', '/istakibi/versiyonlar'],
  ['görüşme takibi', '/pazarlama/gorusmetakip'],
  ['ziyaret', '/pazarlama/gorusmetakip'],
  ['görüşülen müşteriler', '/pazarlama/gorusmetakip/musteri'],
  ['kartvizit', '/pazarlama/gorusmetakip/musteri'],
  ['hakediş', '/mali/bayifatura'],
  ['rehber', '/personel/user'],
  ['şube', '/personel/departman'],
  ['karanlık', 'Tema Değiştir'],
  ['koyu', 'Tema Değiştir'],
  ['gece', 'Tema Değiştir'],
  ['parola', 'Parola Değiştir'],
  ['şifre', 'Parola Değiştir'],
  ['sifre', 'Parola Değiştir'],
  ['rapor', 'İzin İste'],
  ['hastalık', 'İzin İste'],
  ['fazla mesai', 'İzin İste'],
  ['izin onayla', 'Bekleyen İzinlere Karar Ver'],
  ['mola onay', 'Mola Düzeltmelerine Karar Ver'],
  ['takım', 'Ekibi Gör'],
  ['cevapsız', 'Telefon'],
  ['bug', 'Yeni İş'],
  ['gündem', 'Yeni Toplantı'],
  ['fatura kes', 'Yeni Fatura'],
  ['fırsat', 'Yeni Aday'],
  ['randevu', 'Yeni Ziyaret'],
  ['kılavuz', 'Yardım'],
  ['logout', 'Çıkış'],
];

test('at least 60 pairs are promised', () => expect(CIFTLER.length).toBeGreaterThan(60));

test.each(CIFTLER)('%s leads to %s', (ara, hedef) => {
  const eylemler = eslesenler(ara, EYLEMLER).slice(0, 5);
  expect([...bul(ara).slice(0, 5), ...eylemler.map((e) => e.ad)]).toContain(hedef);
});

test('every page is found by its own name', () => {
  const bulunmayan = ekranlar.filter((e) => !e.yol.endsWith('/detay') && !bul(e.ad).slice(0, 5).includes(e.yol));
  expect(bulunmayan.filter((e) => e.yol !== '/tanimlar/musteri')).toEqual([]);
});

test('an unknown word finds nothing', () => expect(bul('zzz')).toEqual([]));

/** Tabs of lists, as their own rules have them. The first one of each is shown without an address. */
const LISTELER: readonly (readonly [yol: string, sekmeler: Readonly<Record<string, string>>])[] = [
  ['/islemler/musterigorusme/list', GORUSME_SEKMELERI],
  ['/islemler/musterigorusme/memnuniyet', MEMNUNIYET_SEKMELERI],
  ['/islemler/musterigorusme/webistek', WEBISTEK_SEKMELERI],
  ['/islemler/musterigorusme/egitim', EGITIM_SEKMELERI],
  ['/islemler/toplanti', TOPLANTI_SEKMELERI],
  ['/istakibi/isler', GOREV_SEKMELERI],
  ['/istakibi/bekleyenler', BEKLEYEN_BOLUMLERI],
  ['/istakibi/analiz', ANALIZ_SEKMELERI],
  ['/mali/efatura', FATURA_SEKMELERI],
  ['/mali/afatura', FATURA_SEKMELERI],
  ['/pazarlama/bayi', BAYI_SEKMELERI],
  ['/pazarlama/gorusmetakip', ZIYARET_SEKMELERI],
  ['/pazarlama/gorusmetakip/yonlendirme', YONLENDIRME_SEKMELERI],
  ['/pazarlama/tekliftakibi', TEKLIF_SEKMELERI],
  ['/pazarlama/tekliftakibi/musterigorusme', TEKLIF_GORUSME_SEKMELERI],
  ['/rapor/lisans', LISANS_SEKMELERI],
];
test.each(LISTELER)('the search knows the tabs of %s', (yol, sekmeler) => {
  const bilinen = (EKRAN_SEKMELERI[yol] ?? []).map((s) => [/(?:sekme|bolum)=(\w+)$/.exec(s.ara)?.[1], s.ad]);
  const beklenen = Object.entries(sekmeler).filter(
    ([soz]) => soz !== 'hepsi' && !(yol === '/istakibi/isler' && soz === 'acik'),
  );
  expect(bilinen).toEqual(expect.arrayContaining(beklenen));
});

test('every other tab of the table is a word of its page', () => {
  const bilinmeyen = Object.entries(EKRAN_SEKMELERI).flatMap(([yol, sekmeler]) => {
    const liste = LISTELER.find(([l]) => l === yol)?.[1] ?? {};
    const [, dosya] = new RegExp(`'${yol}'[^]*?import\\('(\\./[^']+)'\\)`).exec(oku('../../routes.tsx'))!;
    const oda = dosya!.replace(/\/[^/]+$/, '');
    const kodu = readdirSync(new URL(`../../${oda}`, import.meta.url))
      .filter((f) => /\.tsx?$/.test(f))
      .map((f) => oku(`../../${oda}/${f}`))
      .join('\n');
    return sekmeler.flatMap(({ ara, ad }) => {
      const soz = /=(\w+)$/.exec(ara)?.[1];
      return soz === undefined || soz in liste || new RegExp(`\\b${soz}\\b`).test(kodu) ? [] : [`${yol}${ara} ${ad}`];
    });
  });
  expect(bilinmeyen.filter((s) => !s.startsWith('/islemler/musterigorusme/list/detay'))).toEqual([]);
});

test('tabs are offered when the search means them, and never for the words of their page alone', () => {
  const sekmeler = (EKRAN_SEKMELERI['/mali/gelir'] ?? []).map((s) => ({
    ad: s.ad,
    yeri: 'Gelirler',
    yol: `/mali/gelir${s.ara}`,
    kendi: `${s.ad} ${s.sozler ?? ''}`,
    sozler: `Gelirler ${EKRAN_SOZLERI['/mali/gelir']} ${s.sozler ?? ''}`,
  }));
  const bulunan = (ara: string) => bulunanSekmeler(ara, sekmeler, false).map((s) => s.ad);
  expect(bulunan('gelir geciken')).toEqual(['Gecikenler']);
  expect(bulunan('yaşı')).toEqual(['Alacakların Yaşı']);
  expect(bulunan('gelirler')).toEqual([]);
});
