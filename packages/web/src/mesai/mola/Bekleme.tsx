import { Box, type BoxProps } from '@mantine/core';

/** A ring that turns while a status is being changed. */
export const Bekleme = ({ size = 20, ...rest }: BoxProps & { readonly size?: number }) => (
  <Box
    component="span"
    display="block"
    w={size}
    h={size}
    bd="2px solid currentcolor"
    bdrs="50%"
    style={{ borderTopColor: 'transparent' }}
    {...rest}
    className="spin"
  />
);
