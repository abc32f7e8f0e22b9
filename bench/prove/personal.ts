import { PLANTED_AT } from './planting.ts';

/** References to a person, sorted by owner, for the proof of personal data. */

/** The company's own records, which name the person only by a reference: they stay when the person goes. */
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
  'aday.sahip_id',
  'analiz.analist_id',
  'analiz.kabul_eden_id',
  'gorev.atanan_id',
  'gorev.testci_id',
  'gorev_sure.kisi_id',
  'prj.sorumlu_id',
  'prj_takip.kisi_id',
  'proje_plan.sorumlu_id',
  'teklif.acan_id',
  'teklif.onaylayan_id',
  'teklif.sahip_id',
  'teklif_gorusme.kisi_id',
  'toplanti.duzenleyen_id',
  'toplanti.onaylayan_id',
  'toplanti.raportor_id',
  'toplanti_ek.kisi_id',
  'toplanti_karar.kapatan_id',
  'toplanti_karar.sorumlu_id',
  'yonlendirme.gonderen_id',
  'yonlendirme.hedef_kisi_id',
  'yonlendirme.karar_veren_id',
  'ziyaret.personel_id',
]);
/** Words of another person in a row that names the person. They stay as long as the row. */
export const OTHERS_WORDS: ReadonlySet<string> = new Set([
  'mesaj_sikayeti.bildiren_id karar',
  'mesaj_sikayeti.karar_veren_id sebep',
]);
/** Personal data of the person that the download leaves out. */
export const THEIRS_STILL: ReadonlySet<string> = new Set([
  'yinelenen.kisi_id',
  'suzgec.kisi_id',
  'suzgec_varsayilan.kisi_id',
]);
/** Columns of a person's rows that the download does not repeat, by reason. */
const NOT_TOLD: Readonly<Record<string, readonly string[]>> = {
  'a hash of a secret': ['oturum.token_ozeti', 'takvim_baglantisi.anahtar_ozeti'],
  'the company’s text; the download says that the person wrote or leads it': [
    'duyuru.metin',
    'proje.aciklama',
    'proje.renk',
    'prj.aciklama',
    'proje_plan.aciklama',
    'toplanti.yer',
    'toplanti.tutanak',
    'toplanti_karar.kanit',
    'gorev.aciklama',
    'gorev.engel',
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
    'aday.aciklama',
    'analiz.ihtiyac',
    'analiz.cozum_onerisi',
    'analiz.kabul_aciklama',
    'teklif_gorusme.aciklama',
    'teklif.baslik',
    'teklif.kosullar',
    'teklif.kayip_aciklama',
    'teklif.eposta',
    'teklif.karar_adresi',
    'teklif.lisans_engeli',
    'teklif.fatura_engeli',
    'yonlendirme.neden',
    'yonlendirme.karar_aciklama',
    'ziyaret.aciklama',
    'ziyaret.sonuc_aciklama',
  ],
  'what somebody else wrote, and this person reported': ['mesaj_sikayeti.metin'],
  'their own name, which stands at the beginning': [
    'gorusme_anma.ad',
    'toplanti_katilimci.ad',
    'toplanti_katilimci.eposta',
    'ziyaret_katilimci.ad',
  ],
  'the product’s own': [
    'posta.hata',
    'denetim.istek_id',
    'bildirim.tur',
    'bildirim.yol',
    'cagri.anahtar',
    'dosya.tip',
    'posta.takvim',
  ],
};
export const notTold = new Set(Object.values(NOT_TOLD).flat());

/** Required values besides a reference to this person. */
export const withIt = (
  person: unknown,
  other: unknown,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  'mesaj_sikayeti.karar_veren_id': { durum: 'uygunsuz', karar_zamani: PLANTED_AT },
  'proje_plan.onay_isteyen_id': { durum: 'onaybekliyor' },
  'proje_plan_surum.karar_veren_id': { karar: 'iade', karar_zamani: PLANTED_AT },
  'toplanti.onaylayan_id': { durum: 'onayli', onay_zamani: PLANTED_AT, onay_ozeti: Buffer.alloc(32) },
  'toplanti_karar.kapatan_id': { durum: 'bitti', kapanis_zamani: PLANTED_AT },
  'versiyon.yayinlayan_id': { durum: 'yayinlandi', yayin_zamani: PLANTED_AT },
  'yonlendirme.karar_veren_id': { durum: 'kabul', karar_zamani: PLANTED_AT },
  'musteri_birlesme.geri_alan_id': { geri_alma_zamani: PLANTED_AT },
  'dosya.bekleten_id': { yukleyen_id: person },
  // A conversation of two people, with a person of a lower or a higher id.
  'konusma.bir_id': { tur: 'ikili', ad: '', iki_id: other },
  'konusma.iki_id': { tur: 'ikili', ad: '', bir_id: 1 },
  'odeme_baglanti.gonderen_id': { gonderim_zamani: PLANTED_AT, bakiye: true, urunler: '{}' },
  'fatura.kesen_id': {
    durum: 'kesildi',
    no: 'KAN2025000000001',
    xml: '<a/>',
    xml_ozet: Buffer.alloc(32),
    kesme_zamani: PLANTED_AT,
  },
  'memnuniyet_izleme.kapatan_id': {
    kapanma_zamani: PLANTED_AT,
    yapilan: 'Arandı ve düzeltildi',
    kanal: 'telefon',
    musteriye: 'Düzeltildi, teşekkürler',
  },
});
