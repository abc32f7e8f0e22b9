import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconLogout from '~icons/tabler/logout';
import { oturum } from '../../calls/oturum.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';

type Satir = Basari<typeof oturum.oturumlarim>['oturumlar'][number];

/** Short form 'Chrome 143 · Windows' of a user agent string. The tooltip shows the full string. */
function tarayiciAdi(ua: string): string {
  const ad = /(?:Edg|OPR|Firefox|Chrome|CriOS|FxiOS)\/(\d+)/.exec(ua) ?? /Version\/(\d+).*Safari/.exec(ua) ?? null;
  const isimler: Record<string, string> = {
    Edg: 'Edge',
    OPR: 'Opera',
    CriOS: 'Chrome',
    FxiOS: 'Firefox',
    Version: 'Safari',
  };
  const kisa = ad?.[0].split('/')[0] ?? '';
  const sistem = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((s) => ua.includes(s));
  return (
    [ad ? `${isimler[kisa] ?? kisa} ${ad[1]}` : ua.slice(0, 40), sistem].filter(Boolean).join(' · ') || 'Bilinmiyor'
  );
}

/** The person's open sessions. Each of them can be ended, except this one. */
export default function OturumlarimPage() {
  const liste = useEndpoint(oturum.oturumlarim, {}, { staleTime: 0 });
  const sonlandir = useAction(oturum.oturumSonlandir, {
    onSuccess: () => bildir({ baslik: 'Oturum kapatıldı', tur: 'success' }),
  });
  const sor = async (s: Satir) => {
    const evet = await onayla({
      baslik: 'Oturumu Kapat',
      metin: `${tarayiciAdi(s.Tarayici)} (${s.Ip}) oturumu kapatılsın mı? O cihazda yeniden giriş yapılması gerekir.`,
      onay: 'Oturumu Kapat',
      tehlikeli: true,
    });
    if (evet) sonlandir.mutate({ Id: s.Id });
  };
  const digerleri = useAction(oturum.digerOturumlariSonlandir, {
    onSuccess: ({ Adet }) => bildir({ baslik: `${Adet} oturum kapatıldı`, tur: 'success' }),
  });
  const hepsiniSor = async () => {
    const evet = await onayla({
      baslik: 'Diğer Oturumları Kapat',
      metin: 'Bu cihaz dışındaki bütün oturumlarınız kapatılsın mı? O cihazlarda yeniden giriş yapılması gerekir.',
      onay: 'Hepsini Kapat',
      tehlikeli: true,
    });
    if (evet) digerleri.mutate({});
  };
  const baskaVar = liste.data?.oturumlar.some((o) => !o.Bu) ?? false;
  return (
    <>
      <PageHeader
        title="Oturumlarım"
        text="Hesabınızla açık olan cihazlar. Tanımadığınız biri varsa kapatınız, parolanızı değiştiriniz."
        actions={
          baskaVar && (
            <Button
              variant="default"
              color="danger"
              leftSection={<IconLogout size={16} aria-hidden />}
              loading={digerleri.isPending}
              onClick={() => void hepsiniSor()}
            >
              Diğerlerinin Hepsini Kapat
            </Button>
          )
        }
      />
      <Panel>
        <Table
          label="Oturumlarım"
          rows={liste.data?.oturumlar}
          rowKey={(o) => o.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty="Açık oturum yok."
          columns={[
            {
              key: 'Tarayici',
              header: 'Cihaz',
              renderCell: (o) => <span title={o.Tarayici}>{tarayiciAdi(o.Tarayici)}</span>,
            },
            { key: 'Ip', header: 'Adres', width: '160px', renderCell: (o) => o.Ip },
            { key: 'Baslama', header: 'Giriş', width: '160px', nowrap: true, renderCell: (o) => zamanYaz(o.Baslama) },
            {
              key: 'SonKullanim',
              header: 'Son Kullanım',
              width: '160px',
              nowrap: true,
              renderCell: (o) => zamanYaz(o.SonKullanim),
            },
            {
              key: 'eylem',
              header: 'İşlem',
              width: '160px',
              actions: true,
              renderCell: (o) =>
                o.Bu ? (
                  <Chip tone="ok" icon={<IconCircleCheck />}>
                    Bu oturum
                  </Chip>
                ) : (
                  <Button size="xs" variant="default" color="danger" onClick={() => void sor(o)}>
                    Oturumu Kapat
                  </Button>
                ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
