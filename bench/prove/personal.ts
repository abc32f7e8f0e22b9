/** What of the references to a person is theirs, for the proof of personal data. */

/** The company's own records, in which the person is named only by a reference: they stay when the person goes. */
export const COMPANYS: ReadonlySet<string> = new Set([
  'departman.sorumlu_id',
  'departman.vekil_id',
  'proje.sorumlu_id',
  'duyuru.yazan_id',
  'baglanti.kisi_id',
  'cagri.acan_id',
  'cagri.arayan_id',
  'cagri.donecek_id',
  'dosya.silen_id',
  'dosya.yukleyen_id',
  'egitim.egitmen_id',
  'memnuniyet.anketor_id',
  'memnuniyet.personel_id',
  'memnuniyet_izleme.kapatan_id',
  'memnuniyet_izleme.sorumlu_id',
]);
/** Nobody's but theirs, though the download leaves them out. */
export const THEIRS_STILL: ReadonlySet<string> = new Set([
  'yinelenen.kisi_id',
  'suzgec.kisi_id',
  'suzgec_varsayilan.kisi_id',
]);
/** Columns of a person's rows that the download does not repeat, by why. */
const NOT_TOLD: Readonly<Record<string, readonly string[]>> = {
  'a hash of a secret': ['oturum.token_ozeti', 'takvim_baglantisi.anahtar_ozeti'],
  'the company’s text; the download says that the person wrote or leads it': [
    'duyuru.metin',
    'proje.aciklama',
    'proje.renk',
  ],
  'the customer’s or the company’s text about a customer; the download says that the person did it': [
    'baglanti.baglanti_kodu',
    'baglanti.onay_veren',
    'egitim.yer',
    'egitim.aciklama',
    'egitim.erteleme_neden',
    'memnuniyet.eposta',
    'memnuniyet.yorum',
    'memnuniyet_izleme.musteriye',
  ],
  'their own name, which stands at the beginning': ['gorusme_anma.ad'],
  'the product’s own': ['posta.hata', 'denetim.istek_id', 'bildirim.tur', 'bildirim.yol', 'cagri.anahtar', 'dosya.tip'],
};
export const notTold = new Set(Object.values(NOT_TOLD).flat());
