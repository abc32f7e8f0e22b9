import { izin as oda } from '@masabasi/core/izin/contract';
import { gunSayisiYaz, izinEngeli, METIN } from '@masabasi/core/izin/rules';
import { bakiyeUyarisi, gunKarsiligi } from '@masabasi/core/hakedis/rules';
import { talep } from '@masabasi/core/talep/contract';
import { IconAlertTriangle, IconBeach } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndpoint } from '../api.ts';
import { useForm } from '../form.ts';
import { useKullanici } from '../oturum.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { bildir } from '../ui/Toast.tsx';
import { BOS_FORM, formAlanlari, formSuresi, Hesap, IzinAlanlari } from './IzinAlanlari.tsx';

/** An employee asks for leave; the head decides. The figures are the server's, shown while dates are chosen. */
export default function IzinTalepDialog({ onClose }: { onClose: () => void }) {
  const { Id } = useKullanici();
  const gerekli = useEndpoint(oda.izinGerekli, {}, { staleTime: 60_000 });
  const ozet = useEndpoint(oda.personelizinlist, { UserId: Id }).data?.personelizin;
  const [engel, setEngel] = useState<string | null>(null);
  const form = useForm(talep.izinTalepEt, {
    draft: 'izinTalep',
    initial: () => BOS_FORM,
    request: (f) => {
      const hesap = formSuresi(f, gerekli.data);
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
  const alanlar = form.values;
  const sure = formSuresi(alanlar, gerekli.data);
  const yillik = gerekli.data?.izintur.find((t) => t.Id === alanlar.Tur)?.Yillik === true;
  const istenen = sure ? gunKarsiligi({ ...sure, Tatil_Gunleri: alanlar.Tatil_Gunleri }) : 0;
  const uyari = ozet && yillik && sure ? bakiyeUyarisi(ozet.KalanGun, istenen) : null;
  return (
    <FormDialog
      title="İzin İste"
      width={600}
      form={form}
      onClose={onClose}
      submit="Gönder"
      message={gerekli.error?.message}
    >
      <IzinAlanlari
        deger={alanlar}
        onDegis={(d) => {
          form.set(d);
          setEngel(null);
        }}
        gerekli={gerekli.data}
        engel={engel}
      >
        <Hesap sure={sure} />
        {ozet && yillik && (
          <Notice tone={uyari ? 'warn' : 'info'} icon={uyari ? <IconAlertTriangle /> : <IconBeach />}>
            {uyari ??
              `Kalan yıllık izniniz ${gunSayisiYaz(ozet.KalanGun)} gün, bu izinden sonra ${gunSayisiYaz(ozet.KalanGun - istenen)} gün.`}
          </Notice>
        )}
      </IzinAlanlari>
    </FormDialog>
  );
}
