export declare function layOutRelease(root: string, notes: string): void
export declare function isReleased(path: string): boolean
