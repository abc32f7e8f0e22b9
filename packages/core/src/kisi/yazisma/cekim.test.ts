import { describe, expect, test } from 'vitest';
import { cekimDallari, kabaDallar } from './cekim.ts';
import { katla } from '../../platform/text/metin.ts';

/** True if a search word finds a word of a text. */
function bulur(ara: string, soz: string): boolean {
  const katli = katla(soz);
  return cekimDallari(ara).some((d) => (d.tam ? katli === d.soz : katli.startsWith(d.soz)));
}

/**
 * Three hundred forms: a word, then accusative, dative, locative, ablative, genitive, plural, dative plural, then forms
 * with possessives, with the plural possessive, and with "ile".
 */
const LISTE = `
masa masayı masaya masada masadan masanın masalar masalara masam masası masasına masasından masaları masamızın masayla
kutu kutuyu kutuya kutuda kutudan kutunun kutular kutulara kutum kutusu kutusuna kutusundan kutuları kutumuzun kutuyla
teklif teklifi teklife teklifte tekliften teklifin teklifler tekliflere teklifim teklifi teklifine teklifinden teklifleri teklifimizin teklifle
ödeme ödemeyi ödemeye ödemede ödemeden ödemenin ödemeler ödemelere ödemem ödemesi ödemesine ödemesinden ödemeleri ödememizin ödemeyle
sözleşme sözleşmeyi sözleşmeye sözleşmede sözleşmeden sözleşmenin sözleşmeler sözleşmelere sözleşmem sözleşmesi sözleşmesine sözleşmesinden sözleşmeleri sözleşmemizin sözleşmeyle
sürüm sürümü sürüme sürümde sürümden sürümün sürümler sürümlere sürümüm sürümü sürümüne sürümünden sürümleri sürümümüzün sürümle
güncelleme güncellemeyi güncellemeye güncellemede güncellemeden güncellemenin güncellemeler güncellemelere güncellemem güncellemesi güncellemesine güncellemesinden güncellemeleri güncellememizin güncellemeyle
hasta hastayı hastaya hastada hastadan hastanın hastalar hastalara hastam hastası hastasına hastasından hastaları hastamızın hastayla
ilaç ilacı ilaca ilaçta ilaçtan ilacın ilaçlar ilaçlara ilacım ilacı ilacına ilacından ilaçları ilacımızın ilaçla
reçete reçeteyi reçeteye reçetede reçeteden reçetenin reçeteler reçetelere reçetem reçetesi reçetesine reçetesinden reçeteleri reçetemizin reçeteyle
borç borcu borca borçta borçtan borcun borçlar borçlara borcum borcu borcuna borcundan borçları borcumuzun borçla
renk rengi renge renkte renkten rengin renkler renklere rengim rengi rengine renginden renkleri rengimizin renkle
destek desteği desteğe destekte destekten desteğin destekler desteklere desteğim desteği desteğine desteğinden destekleri desteğimizin destekle
evrak evrakı evraka evrakta evraktan evrakın evraklar evraklara evrakım evrakı evrakına evrakından evrakları evrakımızın evrakla
hak hakkı hakka hakta haktan hakkın haklar haklara hakkım hakkı hakkına hakkından hakları hakkımızın hakla
isim ismi isme isimde isimden ismin isimler isimlere ismim ismi ismine isminden isimleri ismimizin isimle
resim resmi resme resimde resimden resmin resimler resimlere resmim resmi resmine resminden resimleri resmimizin resimle
fikir fikri fikre fikirde fikirden fikrin fikirler fikirlere fikrim fikri fikrine fikrinden fikirleri fikrimizin fikirle
su suyu suya suda sudan suyun sular sulara suyum suyu suyuna suyundan suları suyumuzun suyla
saat saati saate saatte saatten saatin saatler saatlere saatim saati saatine saatinden saatleri saatimizin saatle`;
/** Three hundred more forms, collected after the rules were written. They caused no change in the rules. */
const SINAMA = `
gün günü güne günde günden günün günler günlere günüm günü gününe gününden günleri günümüzün günle
yıl yılı yıla yılda yıldan yılın yıllar yıllara yılım yılı yılına yılından yılları yılımızın yılla
not notu nota notta nottan notun notlar notlara notum notu notuna notundan notları notumuzun notla
ev evi eve evde evden evin evler evlere evim evi evine evinden evleri evimizin evle
ek eki eke ekte ekten ekin ekler eklere ekim eki ekine ekinden ekleri ekimizin ekle
iş işi işe işte işten işin işler işlere işim işi işine işinden işleri işimizin işle
adres adresi adrese adreste adresten adresin adresler adreslere adresim adresi adresine adresinden adresleri adresimizin adresle
hesap hesabı hesaba hesapta hesaptan hesabın hesaplar hesaplara hesabım hesabı hesabına hesabından hesapları hesabımızın hesapla
izin izni izne izinde izinden iznin izinler izinlere iznim izni iznine izninden izinleri iznimizin izinle
vakit vakti vakte vakitte vakitten vaktin vakitler vakitlere vaktim vakti vaktine vaktinden vakitleri vaktimizin vakitle
oda odayı odaya odada odadan odanın odalar odalara odam odası odasına odasından odaları odamızın odayla
kontrol kontrolü kontrole kontrolde kontrolden kontrolün kontroller kontrollere kontrolüm kontrolü kontrolüne kontrolünden kontrolleri kontrolümüzün kontrolle
dikkat dikkati dikkate dikkatte dikkatten dikkatin dikkatler dikkatlere dikkatim dikkati dikkatine dikkatinden dikkatleri dikkatimizin dikkatle
kart kartı karta kartta karttan kartın kartlar kartlara kartım kartı kartına kartından kartları kartımızın kartla
köy köyü köye köyde köyden köyün köyler köylere köyüm köyü köyüne köyünden köyleri köyümüzün köyle
üye üyeyi üyeye üyede üyeden üyenin üyeler üyelere üyem üyesi üyesine üyesinden üyeleri üyemizin üyeyle
kanal kanalı kanala kanalda kanaldan kanalın kanallar kanallara kanalım kanalı kanalına kanalından kanalları kanalımızın kanalla
ürün ürünü ürüne üründe üründen ürünün ürünler ürünlere ürünüm ürünü ürününe ürününden ürünleri ürünümüzün ürünle
borç borcu borca borçta borçtan borcun borçlar borçlara borcum borcu borcuna borcundan borçları borcumuzun borçla
grup grubu gruba grupta gruptan grubun gruplar gruplara grubum grubu grubuna grubundan grupları grubumuzun grupla`;
const tablo = (liste: string) =>
  liste
    .trim()
    .split('\n')
    .map((satir) => satir.split(' '));

const EN_AZ = 0.97;
describe.each([
  ['the list', tablo(LISTE)],
  ['the trial list', tablo(SINAMA)],
])('the forms of %s are found', (_ad, kelimeler) => {
  test.each<[string, (bicimler: readonly string[]) => (readonly [string, string])[]]>([
    ['by the base word', (b) => b.map((soz) => [b[0]!, soz] as const)],
    ['as search words for the base word', (b) => b.map((ara) => [ara, b[0]!] as const)],
    ['by each other', (b) => b.flatMap((ara) => b.map((soz) => [ara, soz] as const))],
  ])('%s', (_nasil, ciftler) => {
    const hepsi = kelimeler.flatMap((b) => ciftler(b));
    const kaybolan = hepsi.filter(([ara, soz]) => !bulur(ara, soz));
    expect(hepsi.length).toBeGreaterThanOrEqual(300);
    expect(1 - kaybolan.length / hepsi.length, kaybolan.slice(0, 40).join(' ')).toBeGreaterThanOrEqual(EN_AZ);
  });
});

/**
 * `yazı` is a form of `yaz`, and folding makes `işim` and `isim` equal, so those find each other. The words of this
 * list must not.
 */
test.each(
  `kura kural, masa masal, su sus, su sunucu, iş işlem, iş istedi, iş istek, hak hakan, hak hakem, hat hata, ev evrak, ad adres, ek ekran,
   ek eksik, at atama, ay ayar, yıl yıldız, ver veriyor, veri verdi, sürüm sürme, resim reşit, kasa kasap, kart karton, para parça,
   depo deprem, gün güncel, fatura fatma, kitap kitle, rapor randevu, izin izah, kayıt kaybol, oda odun, üye üyelik`
    .split(',')
    .map((c) => c.trim().split(/\s+/) as [string, string]),
)('%s and %s do not find each other', (bir, iki) => {
  expect([bulur(bir, iki), bulur(iki, bir)]).toEqual([false, false]);
});

test('a few broad queries find everything that the many exact ones find', () => {
  for (const soz of tablo(SINAMA).flat()) {
    const [ince, kaba] = [cekimDallari(soz), kabaDallar(cekimDallari(soz))];
    expect(kaba.length).toBeLessThanOrEqual(25);
    for (const d of ince)
      expect(kaba.some((k) => (k.tam ? d.tam && d.soz === k.soz : d.soz.startsWith(k.soz)))).toBe(true);
  }
});

test.each([
  ['açılmıyor', 'açıldı'],
  ['gönderilemiyor', 'gönderilmedi'],
  ['g00012', 'G000123'],
  ['kdv', 'KDV'],
  ['MÜŞTERİYE', 'müşterilerimizden'],
  ['kitap', 'kitabındaki'],
])('%s finds %s', (ara, soz) => {
  expect(bulur(ara, soz)).toBe(true);
});
