Option Explicit

' Reads a trial balance, maps each account to a line of the report, checks it and writes the report.
' Sheet "Trial balance": Account, Name, Debit, Credit from row 2. Sheet "Map": From, To, Line, Sign.
' If a check fails, nothing is written to the sheet "Report"; the sheet "Control" says why.

Private Const BalanceSheet As String = "Trial balance"
Private Const MapSheet As String = "Map"
Private Const ReportSheet As String = "Report"
Private Const ControlSheet As String = "Control"
Private Const FirstRow As Long = 2

Public Sub MakeReport()
    Dim lines As Collection
    Dim sums() As Currency
    Dim problems As Collection

    Set lines = New Collection
    Set problems = New Collection
    ReadLines lines
    ReDim sums(0 To lines.Count)
    AddUp lines, sums, problems
    WriteProblems problems
    If problems.Count > 0 Then
        MsgBox "Nothing was written: see the sheet Control.", vbExclamation
        Exit Sub
    End If
    WriteReport lines, sums
End Sub

' The lines of the report, each once, in the order of the map.
Private Sub ReadLines(ByVal lines As Collection)
    Dim row As Long

    For row = FirstRow To LastRowOf(MapSheet)
        If LineIndex(lines, CStr(Worksheets(MapSheet).Cells(row, 3).Value)) = 0 Then
            lines.Add CStr(Worksheets(MapSheet).Cells(row, 3).Value)
        End If
    Next row
End Sub

' Currency counts in ten-thousandths, so two sums are equal or they are not.
Private Sub AddUp(ByVal lines As Collection, ByRef sums() As Currency, ByVal problems As Collection)
    Dim row As Long
    Dim mapRow As Long
    Dim index As Long
    Dim debit As Currency
    Dim credit As Currency
    Dim difference As Currency

    For row = FirstRow To LastRowOf(BalanceSheet)
        With Worksheets(BalanceSheet)
            If Not AmountOf(.Cells(row, 3).Value, debit) Or Not AmountOf(.Cells(row, 4).Value, credit) Then
                problems.Add "Row " & row & ": an amount is not a number."
            Else
                difference = difference + debit - credit
                mapRow = MapRowOf(Val(CStr(.Cells(row, 1).Value)))
                If mapRow = 0 Then
                    problems.Add "Row " & row & ": account " & CStr(.Cells(row, 1).Value) & " is not mapped."
                Else
                    index = LineIndex(lines, CStr(Worksheets(MapSheet).Cells(mapRow, 3).Value))
                    sums(index) = sums(index) + (debit - credit) * Worksheets(MapSheet).Cells(mapRow, 4).Value
                End If
            End If
        End With
    Next row
    If difference <> 0 Then
        problems.Add "Debits and credits differ by " & Format(difference, "#,##0.00") & "."
    End If
End Sub

' An empty cell is zero; text is not, and neither is an error.
Private Function AmountOf(ByVal content As Variant, ByRef amount As Currency) As Boolean
    amount = 0
    If IsEmpty(content) Then
        AmountOf = True
    ElseIf Not IsError(content) Then
        If IsNumeric(content) Then
            amount = content
            AmountOf = True
        End If
    End If
End Function

' The row of the map whose range holds an account; zero if there is none.
Private Function MapRowOf(ByVal account As Double) As Long
    Dim row As Long

    For row = FirstRow To LastRowOf(MapSheet)
        With Worksheets(MapSheet)
            If account >= .Cells(row, 1).Value And account <= .Cells(row, 2).Value Then
                MapRowOf = row
                Exit Function
            End If
        End With
    Next row
End Function

Private Function LineIndex(ByVal lines As Collection, ByVal title As String) As Long
    Dim index As Long

    For index = 1 To lines.Count
        If lines(index) = title Then
            LineIndex = index
            Exit Function
        End If
    Next index
End Function

Private Sub WriteProblems(ByVal problems As Collection)
    Dim index As Long

    With Worksheets(ControlSheet)
        .Cells.ClearContents
        .Cells(1, 1).Value = "Checked " & Format(Now, "yyyy-mm-dd hh:mm")
        For index = 1 To problems.Count
            .Cells(index + 1, 1).Value = problems(index)
        Next index
        If problems.Count = 0 Then .Cells(2, 1).Value = "All accounts are mapped, and the trial balance balances."
    End With
End Sub

Private Sub WriteReport(ByVal lines As Collection, ByRef sums() As Currency)
    Dim index As Long

    With Worksheets(ReportSheet)
        .Cells.ClearContents
        .Cells(1, 1).Value = "Line"
        .Cells(1, 2).Value = "Amount"
        For index = 1 To lines.Count
            .Cells(index + 1, 1).Value = lines(index)
            .Cells(index + 1, 2).Value = sums(index)
            .Cells(index + 1, 2).NumberFormat = "#,##0.00"
        Next index
    End With
End Sub

Private Function LastRowOf(ByVal sheetName As String) As Long
    With Worksheets(sheetName)
        LastRowOf = .Cells(.Rows.Count, 1).End(xlUp).Row
    End With
End Function
