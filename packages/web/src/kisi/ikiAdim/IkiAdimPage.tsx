import { AZ_KURTARMA, KURTARMA_ADEDI } from '@masabasi/core/kisi/ikiAdim/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconShieldLock from '~icons/tabler/shield-lock';
import { useState } from 'react';
import { ikiAdim as oda } from '../../calls/ikiAdim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { CardLoading } from '../../ui/CardPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DOGRULAMA, IkiAdimDogrulaDialog } from './IkiAdimDogrulaDialog.tsx';
import { IkiAdimKurDialog } from './IkiAdimKurDialog.tsx';
import { KurtarmaKodlari } from './KurtarmaKodlari.tsx';

const BASLIK = 'İki Adımlı Giriş';

/** The person's own second step: on, off, another telephone, new recovery codes. */
export default function IkiAdimPage() {
  const durum = useEndpoint(oda.ikiAdimDurumu, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'kur' | 'kodlar' | 'yeniKodlar' | 'kapat' | null>(null);
  const { UserName } = useKullanici();
  const [kodlar, setKodlar] = useState<readonly string[]>([]);
  const yenile = useForm(oda.kurtarmaKodlariYenile, {
    ...DOGRULAMA,
    onSuccess: (cevap) => {
      yenile.reset();
      setKodlar(cevap.kodlar);
      setAcik('yeniKodlar');
    },
  });
  const kapat = useForm(oda.ikiAdimKapat, {
    ...DOGRULAMA,
    onSuccess: () => {
      kapat.reset();
      setAcik(null);
      bildir({ baslik: 'İki adımlı giriş kapatıldı', tur: 'success', sure: 3000 });
    },
  });
  if (!durum.data) return <CardLoading title={BASLIK} query={durum} />;
  const { Acik, Baslama, KalanKod, Zorunlu } = durum.data;
  const bitir = () => setAcik(null);
  return (
    <>
      <PageHeader
        title={BASLIK}
        text="Parolanızdan sonra telefonunuzdaki uygulamanın gösterdiği kod da sorulur; parolanızı öğrenen biri yine de giremez."
      />
      {Acik && KalanKod < AZ_KURTARMA && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          {KalanKod === 0 ? 'Kurtarma kodunuz kalmadı.' : `Yalnız ${KalanKod} kurtarma kodunuz kaldı.`} Telefonunuzu
          kaybederseniz giremeyebilirsiniz; yeni kodlar alınız.
        </Notice>
      )}
      <Panel title="Durum" icon={<IconShieldLock />} padded>
        <Fields>
          <Field name={BASLIK}>
            {Acik ? (
              <Chip tone="ok" icon={<IconCircleCheck />}>
                Açık
              </Chip>
            ) : (
              <Chip>Kapalı</Chip>
            )}
          </Field>
          {Acik && <Field name="Açılma Zamanı">{Baslama === null ? null : zamanYaz(Baslama)}</Field>}
          {Acik && <Field name="Kalan Kurtarma Kodu">{`${KalanKod} / ${KURTARMA_ADEDI}`}</Field>}
        </Fields>
        <Text maw="72ch" my={16} c="dimmed">
          {Acik
            ? 'Kurtarma kodları telefonunuz yanınızda yokken girmenizi sağlar. Buradaki her değişiklik diğer cihazlardaki oturumlarınızı kapatır ve size e-postayla bildirilir.'
            : 'Açmak için telefonunuzda bir doğrulama uygulaması gerekir: Google Authenticator, Microsoft Authenticator, Aegis gibi. İnternet bağlantısı ya da telefon numarası istemez.'}
          {Zorunlu && ' Tam yetkililer için zorunlu olduğundan kapatılamaz.'}
        </Text>
        <Flex gap={8} wrap="wrap">
          {!Acik && <Button onClick={() => setAcik('kur')}>İki Adımlı Girişi Aç</Button>}
          {Acik && (
            <>
              <Button variant="default" onClick={() => setAcik('kodlar')}>
                Yeni Kurtarma Kodları
              </Button>
              <Button variant="default" onClick={() => setAcik('kur')}>
                Yeni Telefona Taşı
              </Button>
              {!Zorunlu && (
                <Button variant="default" color="danger" onClick={() => setAcik('kapat')}>
                  Kapat
                </Button>
              )}
            </>
          )}
        </Flex>
      </Panel>
      {acik === 'kur' && <IkiAdimKurDialog acik={Acik} onClose={bitir} onDone={bitir} />}
      {acik === 'kodlar' && (
        <IkiAdimDogrulaDialog
          title="Yeni Kurtarma Kodları"
          text="Yeni kodlar verilince eskileri geçersiz olur."
          submit="Yeni Kodları Al"
          form={yenile}
          onClose={bitir}
        />
      )}
      {acik === 'yeniKodlar' && (
        <Dialog
          opened
          onClose={() => undefined}
          closeOnEscape={false}
          withCloseButton={false}
          title="Yeni Kurtarma Kodları"
          width={520}
          footer={
            <Button
              onClick={() => {
                setKodlar([]);
                bitir();
              }}
            >
              Kodları Sakladım
            </Button>
          }
        >
          <KurtarmaKodlari kodlar={kodlar} hesap={UserName} />
        </Dialog>
      )}
      {acik === 'kapat' && (
        <IkiAdimDogrulaDialog
          title="İki Adımlı Girişi Kapat"
          text="Kapatınca hesabınızı yalnız parolanız korur; kurtarma kodlarınız geçersiz olur."
          submit="Kapat"
          color="danger"
          form={kapat}
          onClose={bitir}
        />
      )}
    </>
  );
}
