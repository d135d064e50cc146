export declare function layOutRelease(root: string, notes: string): void
