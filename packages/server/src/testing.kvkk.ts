/** References to a person that no part answers for, by why that is so. */
const DISARIDA: Record<string, string> = {
  'answers kept for a day against a repeated request; nothing that is not elsewhere': 'yinelenen.kisi_id',
  'the company’s text, not about who wrote it; the audit says that it was written': 'aydinlatma.yazan_id',
  'about somebody else; the audit says that it was done': `hak_duzeltme.yazan_id izin.yazan_id izin.duzenleyen_id
    izin.silen_id hareket_izin.kisi_id hareket_kisi.kisi_id izin_talep.karar_veren_id mola_duzeltme.karar_veren_id`,
  'about a customer; the audit says that it was done': `musteri.yazan_id musteri.duzenleyen_id musteri.silen_id
    musteri_birlesme.kisi_id musteri_birlesme.geri_alan_id hareket_musteri.kisi_id musteri_aktarim.kisi_id lisans.yazan_id lisans.duzenleyen_id hareket_lisans.kisi_id demo_istek.acan_id hareket_demo_istek.kisi_id`,
  'about a customer: whom the company has look after it': 'musteri.sorumlu_id demo_istek.atanan_id',
  'about a customer; what told the person is among the person’s mails': 'lisans_uyari.kisi_id',
  'what opens the account, by its hash': 'kurtarma_kodu.kisi_id',
  'how the person looks for customers; on their own screen': 'suzgec.kisi_id suzgec_varsayilan.kisi_id',
};
export const DISARIDAKILER = Object.values(DISARIDA).flatMap((sutunlar) => sutunlar.split(/\s+/));
