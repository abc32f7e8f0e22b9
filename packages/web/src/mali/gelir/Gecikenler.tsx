import type { GecikenAlacak } from '@masabasi/core/mali/gelir/contract';
import { SEVIYE_ADLARI } from '@masabasi/core/mali/gelir/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconMail from '~icons/tabler/mail';
import { useState } from 'react';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const OdemeSozuDialog = onDemand(() => import('./OdemeSozuDialog.tsx'));
const HatirlatmaDurdurDialog = onDemand(() => import('./HatirlatmaDurdurDialog.tsx'));

type Acik = { readonly ne: 'soz' | 'dur'; readonly a: GecikenAlacak };

/** The last act about a debt, and the next one. */
function Durumu({ a }: { readonly a: GecikenAlacak }) {
  const son = a.SonZaman === null ? '' : `${SEVIYE_ADLARI[a.SonSeviye!]}: ${zamanYaz(a.SonZaman)}`;
  if (a.Durduruldu) return <TwoLines top={<Chip tone="warn">Durduruldu</Chip>} bottom={a.DurmaNedeni} />;
  if (a.Siradaki !== null)
    return <TwoLines top={<Chip tone="accent">{SEVIYE_ADLARI[a.Siradaki]}</Chip>} bottom={son} />;
  if (a.SozGunu !== null) return <TwoLines top={`Söz: ${tarihYaz(a.SozGunu)}`} bottom={a.SozNotu || son || a.Engel} />;
  return <TwoLines top={a.Engel} bottom={son} />;
}

/** The queue of overdue debts: reminders, promises and stopped reminders. */
export function Gecikenler({ ProjeId }: { readonly ProjeId: number | null }) {
  const { data, error, refetch } = useEndpoint(oda.gecikenler, { ProjeId }, { keepPrevious: true });
  const eder = useYetkiVar(YETKI.tahsilatYaz);
  const [acik, setAcik] = useState<Acik | null>(null);
  const postaSozu = usePostaSozu();
  const gonder = useAction(oda.hatirlatmaGonder, {
    onSuccess: ({ Gonderilen, Atlanan }) =>
      bildir(
        postaSozu(
          `${sayiYaz(Gonderilen)} faturanın hatırlatması`,
          Atlanan > 0 ? `${sayiYaz(Atlanan)} faturanın sırası değildi.` : '',
        ),
      ),
  });
  const basla = useAction(oda.hatirlatmaDurdur);
  const sirada = (data?.alacaklar ?? []).filter((a) => a.Siradaki !== null).slice(0, 200);
  const hepsiniGonder = async () => {
    const musteri = new Set(sirada.map((a) => a.MusteriId)).size;
    const evet = await onayla({
      baslik: 'Hatırlatmaları Gönder',
      metin: `${sayiYaz(sirada.length)} fatura için ${sayiYaz(musteri)} müşteriye e-posta gidecek.`,
      onay: 'Gönder',
    });
    if (evet) gonder.mutate({ FaturaIdler: sirada.map((a) => a.FaturaId) });
  };
  return (
    <Stack gap={16} miw={0}>
      <Panel
        title="Vadesi Geçenler"
        actions={
          eder &&
          sirada.length > 0 && (
            <Button
              leftSection={<IconMail size={16} aria-hidden />}
              loading={gonder.isPending}
              onClick={() => void hepsiniGonder()}
            >
              {`Sırası Gelenleri Gönder (${sayiYaz(sirada.length)})`}
            </Button>
          )
        }
      >
        {data && data.alacaklar.length < data.Adet && (
          <Text
            mb={8}
            c="dimmed"
          >{`En eski ${data.alacaklar.length} fatura gösteriliyor; toplam ${sayiYaz(data.Adet)}.`}</Text>
        )}
        <Table
          label="Vadesi geçen faturalar"
          rows={data?.alacaklar}
          rowKey={(a) => a.FaturaId}
          error={error}
          onRetry={() => void refetch()}
          empty="Vadesi geçen fatura yok."
          columns={[
            {
              key: 'Musteri',
              header: 'Müşteri',
              renderCell: (a) => (
                <TwoLines
                  top={<MusteriBagi Id={a.MusteriId} ad={a.Musteri} />}
                  bottom={<Link to={`/mali/${a.Tur === 'efatura' ? 'efatura' : 'afatura'}/${a.FaturaId}`}>{a.No}</Link>}
                />
              ),
            },
            {
              key: 'Kalan',
              header: 'Kalan',
              width: '140px',
              align: 'right',
              nowrap: true,
              renderCell: (a) => (
                <TwoLines
                  top={paraYaz(kurus(a.Kalan), a.Birim)}
                  bottom={a.Faiz > 0 ? `faiz ${paraYaz(kurus(a.Faiz), a.Birim)}` : ''}
                />
              ),
            },
            {
              key: 'Vade',
              header: 'Vade',
              width: '112px',
              nowrap: true,
              renderCell: (a) => <TwoLines top={tarihYaz(a.Vade)} bottom={`${sayiYaz(a.Gecikme)} gün`} />,
            },
            { key: 'Durum', header: 'Hatırlatma', width: '26%', renderCell: (a) => <Durumu a={a} /> },
            {
              key: 'islem',
              header: 'İşlemler',
              width: '244px',
              actions: true,
              renderCell: (a) =>
                eder && (
                  <Flex component="span" gap={4} wrap="wrap" justify="flex-end">
                    {a.Siradaki !== null && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`Hatırlat: ${a.No}`}
                        onClick={() => gonder.mutate({ FaturaIdler: [a.FaturaId] })}
                      >
                        Hatırlat
                      </Button>
                    )}
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Söz: ${a.No}`}
                      onClick={() => setAcik({ ne: 'soz', a })}
                    >
                      Söz
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`${a.Durduruldu ? 'Başlat' : 'Durdur'}: ${a.Musteri}, ${a.No}`}
                      onClick={() =>
                        a.Durduruldu
                          ? basla.mutate({ MusteriId: a.MusteriId, Durdur: false })
                          : setAcik({ ne: 'dur', a })
                      }
                    >
                      {a.Durduruldu ? 'Başlat' : 'Durdur'}
                    </Button>
                  </Flex>
                ),
            },
          ]}
        />
      </Panel>
      {acik?.ne === 'soz' && <OdemeSozuDialog a={acik.a} onClose={() => setAcik(null)} />}
      {acik?.ne === 'dur' && <HatirlatmaDurdurDialog a={acik.a} onClose={() => setAcik(null)} />}
    </Stack>
  );
}
