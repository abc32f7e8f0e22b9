import type { Takip } from '@masabasi/core/masa/takip/contract';
import { Button, Flex, Stack } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import IconBellOff from '~icons/tabler/bell-off';
import IconEye from '~icons/tabler/eye';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const OLDU = {
  acik: 'Görüşmeyi takip ediyorsunuz',
  sessiz: 'Görüşmenin bildirimleri susturuldu',
  yok: 'Takibi bıraktınız',
} as const;

/** Followers of a ticket, and the person's own choice: follow, mute or leave. */
export function GorusmeTakip({ Id, takip }: { readonly Id: number; readonly takip: Takip }) {
  const ben = useKullanici();
  const degistir = useAction(oda.takipGuncelle, {
    onSuccess: (_, { Hal }) => bildir({ baslik: OLDU[Hal], tur: 'success' }),
  });
  const { takipciler, benim } = takip;
  const yap = (Hal: Takip['benim']) => () => degistir.mutate({ Id, Hal });
  const tek = takipciler.length === 0 && benim === 'yok';
  const takipDugmesi = (
    <Button
      variant="default"
      size={tek ? 'compact-sm' : 'sm'}
      title="Yanıtlardan, durum değişikliklerinden ve el değiştirmeden haberiniz olur."
      loading={degistir.isPending}
      onClick={yap(benim === 'yok' ? 'acik' : 'yok')}
    >
      {benim === 'yok' ? 'Takip Et' : 'Takibi Bırak'}
    </Button>
  );
  // Without followers the panel is its heading alone.
  if (tek)
    return (
      <Panel title="Takip Edenler" icon={<IconEye />} actions={takipDugmesi}>
        {null}
      </Panel>
    );
  return (
    <Panel title="Takip Edenler" icon={<IconEye />} padded>
      <Stack gap={12}>
        {takipciler.length > 0 && (
          <PlainList row gap="6px 12px" aria-label="Görüşmeyi takip edenler">
            {takipciler.map((k) => (
              <Flex key={k.Id} component="li" gap={6} align="center">
                <KisiYuzu id={k.Id} ad={k.Ad} size={24} />
                {k.Id === ben.Id ? `${k.Ad} (siz)` : k.Ad}
              </Flex>
            ))}
          </PlainList>
        )}
        <Flex gap={8} wrap="wrap">
          {takipDugmesi}
          {benim !== 'yok' && (
            <Button
              variant="subtle"
              disabled={degistir.isPending}
              leftSection={
                benim === 'acik' ? <IconBellOff size={16} aria-hidden /> : <IconBell size={16} aria-hidden />
              }
              onClick={yap(benim === 'acik' ? 'sessiz' : 'acik')}
            >
              {benim === 'acik' ? 'Sustur' : 'Bildirimleri Aç'}
            </Button>
          )}
        </Flex>
      </Stack>
    </Panel>
  );
}
