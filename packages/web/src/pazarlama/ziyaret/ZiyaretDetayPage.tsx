import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ZIYARET_SURECI, type ZiyaretDurumu } from '@masabasi/core/pazarlama/ziyaret/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import IconId from '~icons/tabler/id';
import IconNotes from '~icons/tabler/notes';
import IconPencil from '~icons/tabler/pencil';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { ZiyaretDurumEtiketi } from './ZiyaretDurumEtiketi.tsx';

const KartvizitlerDialog = onDemand(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const ZiyaretDialog = onDemand(() => import('./ZiyaretDialog.tsx'));
const ZiyaretSonucDialog = onDemand(() => import('./ZiyaretSonucDialog.tsx'));

const BASLIK = 'Ziyaret';
const BELIRSIZ = {
  title: 'Hangi ziyaret olduğu belli değil.',
  text: 'Ziyaretlerden birini seçiniz.',
  list: 'Satış Görüşmeleri',
  path: '/pazarlama/gorusmetakip',
};

/** The visit in `?id=`. */
export default function ZiyaretDetayPage() {
  const [ayar] = useSearchParams();
  return (
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { readonly Id: number }) {
  const detay = useEndpoint(oda.getZiyaretDetay, { Id }, { refetchOnMount: 'always' });
  return detay.data ? <Ziyaret detay={detay.data} /> : <CardLoading title={BASLIK} query={detay} />;
}

type Detay = Basari<typeof oda.getZiyaretDetay>;

function Bilgiler({ z }: { readonly z: Detay['gorusme'] }) {
  return (
    <Panel title="Ziyaret" icon={<IconNotes />} padded>
      <Fields>
        <Field name="Müşteri">
          <MusteriBagi Id={z.MusteriId} ad={z.Musteri} />
        </Field>
        {z.Il !== null && <Field name="İl">{[z.Il, z.Ilce].filter(Boolean).join(', ')}</Field>}
        {z.Yer !== '' && <Field name="Yer">{z.Yer}</Field>}
        <Field name="Görüşme Türü">{z.GorusmeTur}</Field>
        <Field name="Ürünler">{z.Projeler.join(', ')}</Field>
        <Field name="Görüşen">{z.Personel}</Field>
        {z.OlumsuzNeden !== null && <Field name="Olumsuz Neden">{z.OlumsuzNeden}</Field>}
        {z.DigerProgram !== null && <Field name="Diğer Program">{z.DigerProgram}</Field>}
        {z.Sonraki_Tarih !== null && <Field name="Sonraki Tarih">{tarihYaz(z.Sonraki_Tarih)}</Field>}
        <Field name="Planlayan">{z.Acan}</Field>
      </Fields>
    </Panel>
  );
}

function Ziyaret({ detay: { gorusme: z, katilimcilist, hareketlist } }: { readonly detay: Detay }) {
  const [acik, setAcik] = useState<'duzenle' | ZiyaretDurumu | null>(null);
  const [kartlar, setKartlar] = useState(false);
  const kapat = () => setAcik(null);
  return (
    <>
      <PageHeader
        title={z.Musteri}
        text={
          <Flex component="span" display="inline-flex" rowGap={4} columnGap={12} wrap="wrap" align="center">
            <span className="tnum">{`${zamanYaz(z.Baslama_Zamani)}–${istanbulSaati(z.Bitis_Zamani)}`}</span>
            <ZiyaretDurumEtiketi z={z} />
            <span>{z.Personel}</span>
          </Flex>
        }
        actions={
          <>
            <GecisDugmeleri surec={ZIYARET_SURECI} kayit={z} cagiran={{}} asil="yapildi" onSec={setAcik} />
            <HakkindaYaz Nesne="ziyaret" Id={z.Id} />
            <Button variant="default" leftSection={<IconId size={16} aria-hidden />} onClick={() => setKartlar(true)}>
              Kartvizitler
            </Button>
            {z.DurumAnahtar === 'planlandi' && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setAcik('duzenle')}
              >
                Düzenle
              </Button>
            )}
          </>
        }
      />
      <Columns below={1100} align="start">
        <Stack gap={16} miw={0}>
          {z.SonucAciklama !== '' && (
            <Panel title={z.DurumAnahtar === 'olmadi' ? 'Neden Yapılamadı' : 'Konuşulan'} icon={<IconNotes />} padded>
              <Text className="lines">{z.SonucAciklama}</Text>
            </Panel>
          )}
          {z.Aciklama !== '' && (
            <Panel title="Açıklama" icon={<IconNotes />} padded>
              <Text className="lines">{z.Aciklama}</Text>
            </Panel>
          )}
          <Panel title="Katılımcılar" icon={<IconUsers />}>
            <Table
              label="Katılımcılar"
              rows={katilimcilist}
              rowKey={(k) => k.KatilimciId}
              columns={[
                { key: 'Ad', header: 'Ad Soyad', renderCell: (k) => k.Ad },
                {
                  key: 'Taraf',
                  header: 'Taraf',
                  renderCell: (k) =>
                    k.KisiId !== null ? 'Bizden' : k.MusteriPersonelId !== null ? 'Müşteriden' : 'Dışarıdan',
                },
              ]}
              empty={<EmptyState compact title="Katılımcı yazılmamış." />}
            />
          </Panel>
          <Panel title="Geçmiş" icon={<IconHistory />}>
            <Gecmis label="Ziyaretin geçmişi" rows={hareketlist.map(hareketSatiri)} />
          </Panel>
        </Stack>
        <Bilgiler z={z} />
      </Columns>
      {kartlar && <KartvizitlerDialog musteri={{ Id: z.MusteriId, Ad: z.Musteri }} onClose={() => setKartlar(false)} />}
      {acik === 'duzenle' && <ZiyaretDialog kart={z} katilimcilar={katilimcilist} onClose={kapat} />}
      {acik !== null && acik !== 'duzenle' && <ZiyaretSonucDialog ziyaret={z} durum={acik} onClose={kapat} />}
    </>
  );
}
