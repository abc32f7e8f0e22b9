// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { Contract } from '@masabasi/core/contract';

export const aday: Calls<Contract['aday'], 'getMusteriList'> = {
  getMusteriList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getMusteriList', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
};

export const analiz: Calls<Contract['analiz'], 'analizListe'> = {
  analizListe: { method: 'POST', path: '/istakibi/analizListe', wrap: 'val', effect: 'read', konu: ['analiz'] },
};

export const anasayfa: Calls<Contract['anasayfa'], 'getDoganlar' | 'bekleyenlerim'> = {
  getDoganlar: { method: 'POST', path: '/getDoganlar', wrap: 'val', effect: 'read', konu: ['personel'] },
  bekleyenlerim: { method: 'POST', path: '/bekleyenlerim', wrap: 'val', effect: 'read', konu: ['bekleyen'] },
};

export const anket: Calls<Contract['anket'], 'anketListesi'> = {
  anketListesi: { method: 'POST', path: '/islemler/musterigorusme/anketListesi', wrap: 'val', effect: 'read', konu: ['anket', 'tanim', 'proje'] },
};

export const banka: Calls<Contract['banka'], 'bankaHesaplari' | 'getHareketList'> = {
  bankaHesaplari: { method: 'POST', path: '/mali/banka/bankaHesaplari', wrap: 'val', effect: 'read', konu: ['banka'] },
  getHareketList: { method: 'POST', path: '/mali/banka/getHareketList', wrap: 'val', effect: 'read', konu: ['banka', 'musteriler', 'fatura'] },
};

export const bayi: Calls<Contract['bayi'], 'getBayiList'> = {
  getBayiList: { method: 'POST', path: '/pazarlama/bayi/getBayiList', wrap: 'val', effect: 'read', konu: ['bayi', 'tanim', 'musteriler'] },
};

export const bekleyen: Calls<Contract['bekleyen'], 'bekleyenListe'> = {
  bekleyenListe: { method: 'POST', path: '/istakibi/bekleyenListe', wrap: 'val', effect: 'read', konu: ['analiz', 'gorev'] },
};

export const bildirim: Calls<Contract['bildirim'], 'bildirimler'> = {
  bildirimler: { method: 'POST', path: '/bildirimler', wrap: 'val', effect: 'read', konu: ['bildirim'] },
};

export const birlestirme: Calls<Contract['birlestirme'], 'musteriBirlesmeleri'> = {
  musteriBirlesmeleri: { method: 'POST', path: '/tanimlar/musteri/musteriBirlesmeleri', wrap: 'val', effect: 'read', konu: ['birlesme'] },
};

export const denetim: Calls<Contract['denetim'], 'getDenetim' | 'denetimGerekli'> = {
  getDenetim: { method: 'POST', path: '/yonetim/getDenetim', wrap: 'val', effect: 'read', konu: [] },
  denetimGerekli: { method: 'POST', path: '/yonetim/denetimGerekli', wrap: 'val', effect: 'read', konu: [] },
};

export const devir: Calls<Contract['devir'], 'devirlerim' | 'sozUyarilari'> = {
  devirlerim: { method: 'POST', path: '/islemler/musterigorusme/devirlerim', wrap: 'val', effect: 'read', konu: ['devir'] },
  sozUyarilari: { method: 'POST', path: '/islemler/musterigorusme/sozUyarilari', wrap: 'val', effect: 'read', konu: ['gorusme', 'izin', 'hatirlatma'] },
};

export const dosya: Calls<Contract['dosya'], 'getDosyaList'> = {
  getDosyaList: { method: 'POST', path: '/dosya/getDosyaList', wrap: 'val', effect: 'read', konu: ['dosya'] },
};

export const duyuru: Calls<Contract['duyuru'], 'getDuyurular' | 'duyuruList'> = {
  getDuyurular: { method: 'POST', path: '/getDuyurular', wrap: 'val', effect: 'read', konu: ['duyuru'] },
  duyuruList: { method: 'POST', path: '/yonetim/duyuruList', wrap: 'val', effect: 'read', konu: ['duyuru'] },
};

export const egitim: Calls<Contract['egitim'], 'getEgitimList'> = {
  getEgitimList: { method: 'POST', path: '/islemler/musterigorusme/getEgitimList', wrap: 'val', effect: 'read', konu: ['egitim', 'musteriler'] },
};

export const gelir: Calls<Contract['gelir'], 'musteriCari'> = {
  musteriCari: { method: 'POST', path: '/mali/gelir/musteriCari', wrap: 'val', effect: 'read', konu: ['fatura', 'banka', 'defter', 'musteriler'] },
};

export const gorev: Calls<Contract['gorev'], 'gorevListe'> = {
  gorevListe: { method: 'POST', path: '/istakibi/gorevListe', wrap: 'val', effect: 'read', konu: ['gorev', 'versiyon', 'tanim'] },
};

export const gorusme: Calls<Contract['gorusme'], 'getGorusmeList' | 'getGorusmeDetay' | 'telefonBul'> = {
  getGorusmeList: { method: 'POST', path: '/islemler/musterigorusme/getGorusmeList', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler'] },
  getGorusmeDetay: { method: 'POST', path: '/islemler/musterigorusme/getGorusmeDetay', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans'] },
  telefonBul: { method: 'POST', path: '/islemler/musterigorusme/telefonBul', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans'] },
};

export const gorusmeler: Calls<Contract['gorusmeler'], 'musteriMasasi'> = {
  musteriMasasi: { method: 'POST', path: '/tanimlar/musteri/musteriMasasi', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans', 'egitim', 'webistek'] },
};

export const hatirlatma: Calls<Contract['hatirlatma'], 'hatirlatmalarim'> = {
  hatirlatmalarim: { method: 'POST', path: '/islemler/musterigorusme/hatirlatmalarim', wrap: 'val', effect: 'read', konu: ['hatirlatma', 'gorusme'] },
};

export const izin: Calls<Contract['izin'], 'personelizinlist' | 'izinKisileri'> = {
  personelizinlist: { method: 'POST', path: '/personel/personel/personelizinlist', wrap: 'val', effect: 'read', konu: ['izin', 'hakedis', 'izinTalep'] },
  izinKisileri: { method: 'POST', path: '/personel/personel/izinKisileri', wrap: 'val', effect: 'read', konu: ['izin', 'hakedis', 'izinTalep', 'personel'] },
};

export const kurulum: Calls<Contract['kurulum'], 'ilkAdimlar' | 'ornekIlerlemesi'> = {
  ilkAdimlar: { method: 'POST', path: '/ilkAdimlar', wrap: 'val', effect: 'read', konu: ['kurulum'] },
  ornekIlerlemesi: { method: 'POST', path: '/ornekIlerlemesi', wrap: 'val', effect: 'read', konu: ['kurulum'] },
};

export const lisans: Calls<Contract['lisans'], 'getLisansRapor'> = {
  getLisansRapor: { method: 'POST', path: '/rapor/lisans/getLisansRapor', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
};

export const memnuniyet: Calls<Contract['memnuniyet'], 'getMemnuniyetList'> = {
  getMemnuniyetList: { method: 'POST', path: '/islemler/musterigorusme/getMemnuniyetList', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
};

export const mola: Calls<Contract['mola'], 'departmanMola' | 'personelgerekli' | 'gunum' | 'molaDuzeltmeList'> = {
  departmanMola: { method: 'POST', path: '/personel/personel/departmanMola', wrap: 'val', effect: 'read', konu: ['mola', 'izinli', 'personel'] },
  personelgerekli: { method: 'POST', path: '/personel/personel/personelgerekli', wrap: 'val', effect: 'read', konu: ['departman'] },
  gunum: { method: 'POST', path: '/personel/personel/gunum', wrap: 'val', effect: 'read', konu: ['mola', 'molaDuzeltme', 'izinli'] },
  molaDuzeltmeList: { method: 'POST', path: '/personel/personel/molaDuzeltmeList', wrap: 'val', effect: 'read', konu: ['molaDuzeltme'] },
};

export const musteri: Calls<Contract['musteri'], 'musterilist' | 'musteriDetay' | 'musteriZaman' | 'musteriOnaylari'> = {
  musterilist: { method: 'POST', path: '/tanimlar/musteri/musterilist', wrap: 'val', effect: 'read', konu: ['musteriler'] },
  musteriDetay: { method: 'POST', path: '/tanimlar/musteri/musteriDetay', wrap: 'val', effect: 'read', konu: ['musteri', 'lisans'] },
  musteriZaman: { method: 'POST', path: '/tanimlar/musteri/musteriZaman', wrap: 'val', effect: 'read', konu: ['musteri', 'lisans', 'demo', 'egitim', 'gorusme', 'uzakbaglanti', 'webistek', 'dosya', 'yetkili', 'onay', 'ziyaret', 'fatura'] },
  musteriOnaylari: { method: 'POST', path: '/tanimlar/musteri/musteriOnaylari', wrap: 'val', effect: 'read', konu: ['onay'] },
};

export const olanlar: Calls<Contract['olanlar'], 'olanlarim' | 'donusOzeti'> = {
  olanlarim: { method: 'POST', path: '/olanlarim', wrap: 'val', effect: 'read', konu: [] },
  donusOzeti: { method: 'POST', path: '/donusOzeti', wrap: 'val', effect: 'read', konu: ['donus'] },
};

export const oturum: Calls<Contract['oturum'], 'oturumlarim'> = {
  oturumlarim: { method: 'POST', path: '/oturumlarim', wrap: 'val', effect: 'read', konu: ['oturum'] },
};

export const personel: Calls<Contract['personel'], 'personelListesi'> = {
  personelListesi: { method: 'POST', path: '/personel/personel/personelListesi', wrap: 'val', effect: 'read', konu: ['personel'] },
};

export const projetakip: Calls<Contract['projetakip'], 'getProjeDetayList' | 'getprojeKonuList' | 'getProjePlanDetayList'> = {
  getProjeDetayList: { method: 'POST', path: '/islemler/projetakibi/getProjeDetayList', wrap: 'val', effect: 'read', konu: ['prj', 'proje', 'musteriler'] },
  getprojeKonuList: { method: 'POST', path: '/islemler/projetakibi/getprojeKonuList', wrap: 'val', effect: 'read', konu: ['prj', 'tanim', 'tatil'] },
  getProjePlanDetayList: { method: 'POST', path: '/islemler/projetakibi/getProjePlanDetayList', wrap: 'val', effect: 'read', konu: ['prj', 'tatil', 'dosya', 'musteriler'] },
};

export const rol: Calls<Contract['rol'], 'rolListesi'> = {
  rolListesi: { method: 'POST', path: '/yonetim/rolListesi', wrap: 'val', effect: 'read', konu: ['rol'] },
};

export const sablon: Calls<Contract['sablon'], 'sablonListesi'> = {
  sablonListesi: { method: 'POST', path: '/islemler/musterigorusme/sablonListesi', wrap: 'val', effect: 'read', konu: ['sablon', 'tanim', 'proje'] },
};

export const santral: Calls<Contract['santral'], 'getCagriList'> = {
  getCagriList: { method: 'POST', path: '/santral/getCagriList', wrap: 'val', effect: 'read', konu: ['santral', 'musteriler'] },
};

export const suzgec: Calls<Contract['suzgec'], 'suzgecList'> = {
  suzgecList: { method: 'POST', path: '/suzgecList', wrap: 'val', effect: 'read', konu: ['suzgec'] },
};

export const talep: Calls<Contract['talep'], 'izinTalepList' | 'izinTakvimi' | 'takvimBaglantisiVar'> = {
  izinTalepList: { method: 'POST', path: '/personel/personel/izinTalepList', wrap: 'val', effect: 'read', konu: ['izinTalep', 'izin', 'hakedis', 'tatil'] },
  izinTakvimi: { method: 'POST', path: '/personel/personel/izinTakvimi', wrap: 'val', effect: 'read', konu: ['izin', 'izinTalep', 'tatil', 'hakedis'] },
  takvimBaglantisiVar: { method: 'POST', path: '/personel/personel/takvimBaglantisiVar', wrap: 'val', effect: 'read', konu: [] },
};

export const tanim: Calls<Contract['tanim'], 'baseGerekliList' | 'musterigerekli' | 'lisansGerekli' | 'getGerekli' | 'getGerekliList'> = {
  baseGerekliList: { method: 'POST', path: '/tanimlar/musteri/baseGerekliList', wrap: 'val', effect: 'read', konu: ['proje', 'personel'] },
  musterigerekli: { method: 'POST', path: '/tanimlar/musteri/musterigerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  lisansGerekli: { method: 'POST', path: '/tanimlar/musteri/lisansGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  getGerekli: { method: 'POST', path: '/islemler/musterigorusme/getGerekli', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
  getGerekliList: { method: 'GET', path: '/istakibi/getGerekliList', wrap: 'query', effect: 'read', konu: ['tanim', 'proje', 'personel', 'versiyon'] },
};

export const taslak: Calls<Contract['taslak'], 'taslakOku'> = {
  taslakOku: { method: 'POST', path: '/taslakOku', wrap: 'val', effect: 'read', konu: [] },
};

export const teklif: Calls<Contract['teklif'], 'getTeklifGerekliList' | 'getTeklifList'> = {
  getTeklifGerekliList: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel', 'teklifSinir'] },
  getTeklifList: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifList', wrap: 'val', effect: 'read', konu: ['teklif', 'musteriler', 'proje'] },
};

export const toplanti: Calls<Contract['toplanti'], 'getToplantiList' | 'getToplantiGerekliList'> = {
  getToplantiList: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiList', wrap: 'val', effect: 'read', konu: ['toplanti', 'musteriler', 'tanim'] },
  getToplantiGerekliList: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiGerekliList', wrap: 'val', effect: 'read', konu: ['toplanti', 'tanim', 'proje', 'yetkili'] },
};

export const uzakbaglanti: Calls<Contract['uzakbaglanti'], 'getBaglantiList' | 'baglantiGerekli'> = {
  getBaglantiList: { method: 'POST', path: '/islemler/musterigorusme/getBaglantiList', wrap: 'val', effect: 'read', konu: ['uzakbaglanti', 'musteriler'] },
  baglantiGerekli: { method: 'POST', path: '/islemler/musterigorusme/baglantiGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
};

export const versiyon: Calls<Contract['versiyon'], 'versiyonListe'> = {
  versiyonListe: { method: 'POST', path: '/istakibi/versiyonListe', wrap: 'val', effect: 'read', konu: ['versiyon', 'gorev', 'proje'] },
};

export const webistek: Calls<Contract['webistek'], 'getWebistekList'> = {
  getWebistekList: { method: 'POST', path: '/islemler/musterigorusme/getWebistekList', wrap: 'val', effect: 'read', konu: ['webistek', 'musteriler'] },
};

export const yazisma: Calls<Contract['yazisma'], 'konusmaListesi' | 'yazismaKisileri'> = {
  konusmaListesi: { method: 'POST', path: '/personel/personel/konusmaListesi', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  yazismaKisileri: { method: 'POST', path: '/personel/personel/yazismaKisileri', wrap: 'val', effect: 'read', konu: ['yazisma'] },
};

export const yetkili: Calls<Contract['yetkili'], 'getMusteriPersonelList'> = {
  getMusteriPersonelList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getMusteriPersonelList', wrap: 'val', effect: 'read', konu: ['yetkili', 'musteri'] },
};

export const yonlendirme: Calls<Contract['yonlendirme'], 'getYonlendirmeList'> = {
  getYonlendirmeList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getYonlendirmeList', wrap: 'val', effect: 'read', konu: ['yonlendirme', 'aday', 'musteriler'] },
};

export const ziyaret: Calls<Contract['ziyaret'], 'ziyaretGerekli' | 'getZiyaretList'> = {
  ziyaretGerekli: { method: 'POST', path: '/pazarlama/gorusmetakibi/getGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
  getZiyaretList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getGorusmeList', wrap: 'val', effect: 'read', konu: ['ziyaret', 'musteriler'] },
};
