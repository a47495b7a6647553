Option Explicit

' Three buttons, In, Break and Out, on a sheet "Stamp"; every press adds one row to the sheet "Log".
' Stamp!B5 holds the person. Log has its titles in row 4: Row, Person, Kind, Time, Written, Source, Reason, Replaces.
' Nothing in the log is ever overwritten: a correction is a new row, which may replace an earlier one.

Private Const LogSheet As String = "Log"
Private Const StampSheet As String = "Stamp"
Private Const PersonCell As String = "B5"
Private Const FirstRow As Long = 5
Private Const NumberColumn As Long = 1
Private Const PersonColumn As Long = 2
Private Const KindColumn As Long = 3
Private Const TimeColumn As Long = 4
Private Const WrittenColumn As Long = 5
Private Const SourceColumn As Long = 6
Private Const ReasonColumn As Long = 7
Private Const ReplacesColumn As Long = 8
Private Const MomentFormat As String = "yyyy-mm-dd hh:mm:ss"
' A shift counts as forgotten this long after its last stamp, so that a night shift does not.
Private Const ForgottenSeconds As Double = 57600

Public Sub StampIn()
    Stamp "In"
End Sub

Public Sub StampBreak()
    Stamp "Break"
End Sub

Public Sub StampOut()
    Stamp "Out"
End Sub

Private Sub Stamp(ByVal kind As String)
    Dim person As String
    Dim reason As String

    person = Trim(CStr(Worksheets(StampSheet).Range(PersonCell).Value))
    If person = vbNullString Then
        MsgBox "Choose a name first.", vbExclamation
        Exit Sub
    End If
    If RefusedByClock() Then Exit Sub
    If IsForgotten(LastRowOf(person)) Then
        If Not AskWhenLeft(person) Then Exit Sub
    End If
    reason = WhyRefused(KindOf(LastRowOf(person)), kind)
    If reason <> vbNullString Then
        MsgBox reason, vbExclamation
        Exit Sub
    End If
    AppendRow person, kind, CDbl(Now), "Stamp", vbNullString, 0
End Sub

' Someone who is in cannot clock in again, and only someone who is in can go on a break.
Private Function WhyRefused(ByVal before As String, ByVal kind As String) As String
    Select Case kind
        Case "In"
            If before = "In" Then WhyRefused = "Already clocked in."
        Case "Break"
            If before <> "In" Then WhyRefused = "A break begins while clocked in."
        Case "Out"
            If before = "Out" Then WhyRefused = "Not clocked in."
    End Select
End Function

' A shift that is still open from an earlier day.
Private Function IsForgotten(ByVal last As Long) As Boolean
    If KindOf(last) = "Out" Then Exit Function
    IsForgotten = SecondsFrom(TimeOf(last), CDbl(Now)) > ForgottenSeconds
End Function

' Asks when the person left. The answer is kept as a correction, not as a stamp.
Private Function AskWhenLeft(ByVal person As String) As Boolean
    Dim leftAt As Double
    Dim since As Double

    If Not AskMoment("You did not clock out. When did you leave? (yyyy-mm-dd hh:mm)", leftAt) Then Exit Function
    since = TimeOf(LastRowOf(person))
    If SecondsFrom(since, leftAt) <= 0 Or SecondsFrom(since, leftAt) > ForgottenSeconds Or leftAt > CDbl(Now) Then
        MsgBox "That is before the last stamp, more than sixteen hours after it, or in the future. Nothing was written.", vbExclamation
        Exit Function
    End If
    AppendRow person, "Out", leftAt, "Correction", "Forgot to clock out", 0
    AskWhenLeft = True
End Function

Private Function AskMoment(ByVal question As String, ByRef moment As Double) As Boolean
    Dim answer As Variant

    answer = Application.InputBox(question, "Time stamp", , , , , , 2)
    If VarType(answer) = vbBoolean Then Exit Function
    On Error GoTo NoMoment
    moment = CDbl(CDate(answer))
    AskMoment = True
    Exit Function

NoMoment:
    MsgBox "That is not a date and time. Nothing was written.", vbExclamation
End Function

' Adds a row in the place of a wrong one. Both stay.
Public Sub CorrectRow()
    Dim number As Variant
    Dim kind As Variant
    Dim moment As Double
    Dim reason As Variant
    Dim problem As String

    If RefusedByClock() Then Exit Sub
    number = Application.InputBox("Which row is wrong?", "Time stamp", , , , , , 1)
    If VarType(number) = vbBoolean Then Exit Sub
    kind = Application.InputBox("In, Break or Out?", "Time stamp", , , , , , 2)
    If VarType(kind) = vbBoolean Then Exit Sub
    If Not AskMoment("When was it? (yyyy-mm-dd hh:mm)", moment) Then Exit Sub
    reason = Application.InputBox("Why is it corrected?", "Time stamp", , , , , , 2)
    If VarType(reason) = vbBoolean Then Exit Sub

    problem = WhyNotCorrected(CLng(number), CStr(kind), moment, Trim(CStr(reason)))
    If problem <> vbNullString Then
        MsgBox problem & " Nothing was written.", vbExclamation
        Exit Sub
    End If
    AppendRow PersonOf(RowNumbered(CLng(number))), CStr(kind), moment, "Correction", Trim(CStr(reason)), CLng(number)
End Sub

Private Function WhyNotCorrected(ByVal number As Long, ByVal kind As String, ByVal moment As Double, ByVal reason As String) As String
    If number < 1 Or RowNumbered(number) > LastRow() Then
        WhyNotCorrected = "The log has no such row."
    ElseIf IsReplaced(RowNumbered(number)) Then
        WhyNotCorrected = "That row was replaced before."
    ElseIf reason = vbNullString Then
        WhyNotCorrected = "A correction needs a reason."
    ElseIf moment > CDbl(Now) Then
        WhyNotCorrected = "That time is ahead of the clock."
    ElseIf kind <> "In" And kind <> "Break" And kind <> "Out" Then
        WhyNotCorrected = "A stamp is In, Break or Out."
    ElseIf Not StaysInOrder(RowNumbered(number), kind, moment) Then
        WhyNotCorrected = "The stamps would be out of order."
    End If
End Function

' In first, then Break or Out, each later than the one before, with this stamp in the place of the wrong row.
Private Function StaysInOrder(ByVal wrong As Long, ByVal kind As String, ByVal moment As Double) As Boolean
    Dim found() As Long
    Dim place As Long
    Dim before As String
    Dim beforeAt As Double
    Dim isPlaced As Boolean

    before = "Out"
    For place = 1 To CountedRows(PersonOf(wrong), found)
        If found(place) <> wrong Then
            If Not isPlaced And SecondsFrom(moment, TimeOf(found(place))) > 0 Then
                If Not Follows(before, beforeAt, kind, moment) Then Exit Function
                before = kind
                beforeAt = moment
                isPlaced = True
            End If
            If Not Follows(before, beforeAt, KindOf(found(place)), TimeOf(found(place))) Then Exit Function
            before = KindOf(found(place))
            beforeAt = TimeOf(found(place))
        End If
    Next place
    If isPlaced Then
        StaysInOrder = True
    Else
        StaysInOrder = Follows(before, beforeAt, kind, moment)
    End If
End Function

Private Function Follows(ByVal before As String, ByVal beforeAt As Double, ByVal kind As String, ByVal moment As Double) As Boolean
    If SecondsFrom(beforeAt, moment) > 0 Then Follows = WhyRefused(before, kind) = vbNullString
End Function

' Net hours of a person on the day that a shift began.
Public Function HoursOf(ByVal person As String, ByVal day As Date) As Double
    ' Excel cannot see that the log is read, so it must calculate this whenever anything changes.
    Application.Volatile
    HoursOf = HoursBetween(person, Int(CDbl(day)), Int(CDbl(day)))
End Function

' Net hours of a person in the month of a date, rounded once, to the quarter hour.
Public Function HoursOfMonth(ByVal person As String, ByVal inMonth As Date) As Double
    Dim firstDay As Double
    Dim lastDay As Double

    Application.Volatile
    firstDay = CDbl(DateSerial(Year(inMonth), Month(inMonth), 1))
    lastDay = CDbl(DateSerial(Year(inMonth), Month(inMonth) + 1, 0))
    HoursOfMonth = Int(HoursBetween(person, firstDay, lastDay) * 4 + 0.5) / 4
End Function

' A break or a clock-out ends the interval before it. A shift that is still open counts up to its last break.
Private Function HoursBetween(ByVal person As String, ByVal firstDay As Double, ByVal lastDay As Double) As Double
    Dim found() As Long
    Dim place As Long
    Dim before As String
    Dim beforeAt As Double
    Dim shiftDay As Double

    before = "Out"
    For place = 1 To CountedRows(person, found)
        ' A night shift belongs to the day it began, before and after its breaks.
        If before = "Out" Then shiftDay = Int(TimeOf(found(place)))
        If before = "In" And shiftDay >= firstDay And shiftDay <= lastDay Then
            HoursBetween = HoursBetween + SecondsFrom(beforeAt, TimeOf(found(place))) / 3600
        End If
        before = KindOf(found(place))
        beforeAt = TimeOf(found(place))
    Next place
End Function

' The rows of a person that count, by the time they happened, and their number. Replaced rows do not count.
Private Function CountedRows(ByVal person As String, ByRef found() As Long) As Long
    Dim row As Long
    Dim place As Long

    ReDim found(0 To LastRow())
    For row = FirstRow To LastRow()
        If PersonOf(row) = person Then
            If Not IsReplaced(row) Then
                CountedRows = CountedRows + 1
                place = CountedRows
                ' A correction is written after rows that happened later.
                Do While place > 1
                    If SecondsFrom(TimeOf(found(place - 1)), TimeOf(row)) >= 0 Then Exit Do
                    found(place) = found(place - 1)
                    place = place - 1
                Loop
                found(place) = row
            End If
        End If
    Next row
End Function

' Zero for someone who has never stamped.
Private Function LastRowOf(ByVal person As String) As Long
    Dim found() As Long
    Dim count As Long

    count = CountedRows(person, found)
    LastRowOf = found(count)
End Function

Private Function IsReplaced(ByVal row As Long) As Boolean
    With Worksheets(LogSheet)
        IsReplaced = WorksheetFunction.CountIf(.Columns(ReplacesColumn), row - FirstRow + 1) > 0
    End With
End Function

' Times in the log never run backwards.
Private Function RefusedByClock() As Boolean
    If LastRow() < FirstRow Then Exit Function
    If CDbl(Worksheets(LogSheet).Cells(LastRow(), WrittenColumn).Value) > CDbl(Now) Then
        MsgBox "The clock of this computer is behind the last row of the log.", vbExclamation
        RefusedByClock = True
    End If
End Function

Private Sub AppendRow(ByVal person As String, ByVal kind As String, ByVal moment As Double, ByVal source As String, ByVal reason As String, ByVal replaces As Long)
    Dim row As Long

    row = LastRow() + 1
    With Worksheets(LogSheet)
        .Unprotect
        .Cells(row, NumberColumn).Value = row - FirstRow + 1
        .Cells(row, PersonColumn).Value = person
        .Cells(row, KindColumn).Value = kind
        .Cells(row, TimeColumn).Value = moment
        .Cells(row, TimeColumn).NumberFormat = MomentFormat
        .Cells(row, WrittenColumn).Value = CDbl(Now)
        .Cells(row, WrittenColumn).NumberFormat = MomentFormat
        .Cells(row, SourceColumn).Value = source
        .Cells(row, ReasonColumn).Value = reason
        If replaces > 0 Then .Cells(row, ReplacesColumn).Value = replaces
        .Protect
    End With
    ThisWorkbook.Save
End Sub

Private Function KindOf(ByVal row As Long) As String
    KindOf = "Out"
    If row > 0 Then KindOf = CStr(Worksheets(LogSheet).Cells(row, KindColumn).Value)
End Function

Private Function PersonOf(ByVal row As Long) As String
    PersonOf = CStr(Worksheets(LogSheet).Cells(row, PersonColumn).Value)
End Function

Private Function TimeOf(ByVal row As Long) As Double
    TimeOf = CDbl(Worksheets(LogSheet).Cells(row, TimeColumn).Value)
End Function

' Times are fractions of a day: a second is exact only when rounded.
Private Function SecondsFrom(ByVal earlier As Double, ByVal later As Double) As Double
    SecondsFrom = Int((later - earlier) * 86400 + 0.5)
End Function

Private Function RowNumbered(ByVal number As Long) As Long
    RowNumbered = number + FirstRow - 1
End Function

' The row of the titles while the log is empty.
Private Function LastRow() As Long
    With Worksheets(LogSheet)
        LastRow = .Cells(.Rows.Count, PersonColumn).End(xlUp).Row
    End With
End Function
