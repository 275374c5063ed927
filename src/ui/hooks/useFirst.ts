import { useState } from 'react';

/** The value that the component began with, whatever comes later. */
export const useFirst = <T>(value: T): T => useState(() => value)[0];
