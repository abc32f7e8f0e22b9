import { Box, Flex, Text } from '@mantine/core';
import { BILDIRIM_HALI_ADLARI, BILDIRIM_HALLERI } from '@masabasi/core/platform/bildirim/rules';
import IconMailOff from '~icons/tabler/mail-off';
import { bildirim } from '../../calls/bildirim.ts';
import { useAction, useEndpoint } from '../call/api.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const HALLER = BILDIRIM_HALLERI.map((value) => ({ value, label: BILDIRIM_HALI_ADLARI[value] }));

/** The person's channels for each kind of notification. A choice is saved immediately. */
export function BildirimTercihleri() {
  const tercihler = useEndpoint(bildirim.bildirimTercihleri, {});
  const kaydet = useAction(bildirim.bildirimTercihKaydet, {
    onSuccess: () => bildir({ baslik: 'Tercihiniz kaydedildi', tur: 'success' }),
  });
  if (!tercihler.data) return <Read of={tercihler} rows={6} />;
  const { data } = tercihler;
  return (
    <Panel title="Ne nasıl bildirilsin?" padded>
      {!data.EpostaVar && (
        <Notice tone="info" icon={<IconMailOff />}>
          Kartınızda e-posta adresi olmadığı için bildirimler yalnız burada görünür.
        </Notice>
      )}
      <PlainList className="ruled">
        {data.tercihler.map(({ Tur, Ad, Aciklama, Hal }) => (
          <Flex key={Tur} component="li" gap="8px 16px" wrap="wrap" align="center" justify="space-between" py={12}>
            <Box flex="1 1 280px">
              <Text fw={500}>{Ad}</Text>
              <Text fz={13} c="dimmed">
                {Aciklama}
              </Text>
            </Box>
            <ChoiceField
              hideLabel
              label={`${Ad}: nasıl`}
              value={Hal}
              options={HALLER}
              onChange={(yeni) => kaydet.mutate({ Tur, Hal: yeni })}
            />
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
