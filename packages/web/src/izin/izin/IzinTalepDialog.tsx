import { gunSayisiYaz, izinEngeli, METIN } from '@masabasi/core/izin/izin/rules';
import { isteklerdenSonra } from '@masabasi/core/izin/izin/izinDefteri';
import { bakiyeUyarisi, gunKarsiligi } from '@masabasi/core/izin/hakedis/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconBeach from '~icons/tabler/beach';
import { useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { talep } from '../../calls/talep.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { BakiyeDugmesi } from './BakiyeDugmesi.tsx';
import { BOS_FORM, formAlanlari, formSuresi, HERKES, Hesap, IzinAlanlari, type IzinFormu } from './IzinAlanlari.tsx';
import { IstekOnizlemesi } from './IstekOnizlemesi.tsx';

/**
 * A person requests leave, and the head decides. Figures, clashes and absent colleagues are shown while dates are
 * chosen. Two dates are enough for the usual leave.
 */
export default function IzinTalepDialog({ onClose }: { onClose: () => void }) {
  const { Id } = useKullanici();
  const gerekli = useEndpoint(oda.izinGerekli, {}, { staleTime: 60_000 });
  const ozet = useEndpoint(oda.personelizinlist, { UserId: Id }).data?.personelizin;
  const sahip = ozet ?? HERKES;
  const takvim = sahip.Tatil_Gunleri;
  const [engel, setEngel] = useState<string | null>(null);
  const olagan = gerekli.data?.izintur.find((t) => t.Yillik)?.Id ?? null;
  /** Until a kind is chosen it is the annual leave. */
  const turlu = (f: IzinFormu): IzinFormu => (f.Tur === null ? { ...f, Tur: olagan } : f);
  const form = useForm(talep.izinTalepEt, {
    draft: 'izinTalep',
    initial: () => BOS_FORM,
    request: (yazilan) => {
      const f = turlu(yazilan);
      const hesap = formSuresi(f, gerekli.data, sahip).sure;
      const eksik = izinEngeli({
        ...f,
        KullanilanGun: hesap?.KullanilanGun ?? 0,
        KullanilanSaat: hesap?.KullanilanSaat ?? 0,
      });
      setEngel(eksik);
      if (eksik === null) return formAlanlari(f);
      bildir({ baslik: METIN.dikkat, metin: eksik, tur: 'warning' });
      return null;
    },
    onSuccess: ({ uyarilar }) => {
      bildir({
        baslik: 'İzin isteğiniz gönderildi',
        metin: 'Sorumlunuz karar verince size haber verilir.',
        tur: 'success',
      });
      for (const uyari of uyarilar) bildir({ baslik: METIN.dikkat, metin: uyari, tur: 'warning' });
      onClose();
    },
  });
  const alanlar = turlu(form.values);
  const hesap = formSuresi(alanlar, gerekli.data, sahip);
  const { sure } = hesap;
  const yillik = gerekli.data?.izintur.find((t) => t.Id === alanlar.Tur)?.Yillik === true;
  const HaftalikSaat = gerekli.data?.HaftalikSaat ?? 0;
  const istenen = sure && HaftalikSaat > 0 ? gunKarsiligi({ ...sure, Tatil_Gunleri: takvim, HaftalikSaat }) : 0;
  const kalan = ozet ? isteklerdenSonra(ozet) : 0;
  const bugun = istanbulGunu(simdi());
  const yeniHak = ozet && ozet.izneKalanGun !== null ? gunEkle(bugun, ozet.izneKalanGun) : null;
  const uyari = ozet && yillik && sure ? bakiyeUyarisi(kalan, istenen) : null;
  const sayilir = sure !== null && sure.KullanilanGun + sure.KullanilanSaat > 0;
  const { Tatil_Gunleri: _tatil, Aciklama: _aciklama, ...istenenler } = formAlanlari(alanlar);
  const deneme = useEndpoint(talep.izinTalepDene, istenenler, { enabled: sayilir, keepPrevious: true });
  const sonuc = sayilir ? deneme.data : undefined;
  return (
    <FormDialog
      title="İzin İste"
      width={600}
      form={form}
      onClose={onClose}
      submit="Gönder"
      ready={gerekli.data !== undefined}
    >
      <IzinAlanlari
        deger={alanlar}
        onDegis={(d) => {
          form.set(d);
          setEngel(null);
        }}
        gerekli={gerekli.data}
        sahip={sahip}
        tatilSecilir={false}
        bugun={bugun}
        engel={engel}
      >
        <Hesap {...hesap} sapma={null} />
        {ozet && yillik && (
          <Notice tone={uyari ? 'warn' : 'info'} icon={uyari ? <IconAlertTriangle /> : <IconBeach />}>
            Kalan yıllık izniniz{' '}
            <BakiyeDugmesi userId={Id} ad={ozet.Ad}>
              {gunSayisiYaz(ozet.KalanGun)} gün
            </BakiyeDugmesi>
            {ozet.Bekleyen !== 0 && `, bekleyen istekleriniz ${gunSayisiYaz(ozet.Bekleyen)} gün`}
            {`, bu izinden sonra ${gunSayisiYaz(Math.round((kalan - istenen) * 100) / 100)} gün. `}
            {yeniHak !== null &&
              alanlar.Baslangic !== null &&
              alanlar.Baslangic >= yeniHak &&
              `Yeni yıl hakkınız ${tarihYaz(yeniHak)} günü, bu izinden önce eklenecek. `}
            {uyari}
          </Notice>
        )}
        {sonuc && <IstekOnizlemesi engel={sonuc.engel} ayniGunler={sonuc.ayniGunler} />}
      </IzinAlanlari>
      <Read of={gerekli} rows={0} compact />
    </FormDialog>
  );
}
